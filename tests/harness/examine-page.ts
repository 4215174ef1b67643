import type { Frame, Page } from 'playwright-core'
import { readTexts } from './page-texts.ts'
import { AXE } from './violations.ts'

export type Examination = {
  html: string
  /** All other checks are done at the first. */
  widths: readonly number[]
  /** Which axe rules to run. Colors take most of its time. */
  rules?: 'all' | 'all but colors' | 'none'
}
type Examined = { lang: string; dir: string; texts: string[]; violations: string[]; tooWide: string[] }

/**
 * An empty frame in a page of the shop: pages are written into it one after the other, with styles and axe
 * already loaded.
 */
export async function prepareExamination(page: Page): Promise<void> {
  await page.goto('/api/lang/list')
  await page.setContent('<iframe title="walked" width="1440" height="800"></iframe>')
  await page.frames()[1]?.evaluate(AXE)
}

/** All checks in one evaluation: that takes a third of a second per page, and there are hundreds. */
export async function examinePage(page: Page, examination: Examination): Promise<Examined> {
  const frame = page.frames()[1]
  if (!frame) throw new Error('there is no frame to look at pages in')
  const { title, ...examined } = await writeAndCheck(page, examination)
  const texts = [title, ...(await readTexts(frame, 'html'))]
  const colors = examination.rules === 'all' ? await poorColors(frame, examination.widths[0]) : []
  return { ...examined, texts, violations: [...examined.violations, ...colors] }
}

/**
 * Colors take most of axe's time, which grows with the page. So of neighbors with the same structure and classes
 * only the first stays.
 */
async function poorColors(frame: Frame, width = 0): Promise<string[]> {
  return frame.evaluate(
    async ({ width, rules }: { width: number; rules: string[] }) => {
      if (frameElement instanceof HTMLIFrameElement) frameElement.width = String(width)
      const looks = new Map<Element, string>()
      const look = (element: Element): string => {
        const known = looks.get(element)
        if (known !== undefined) return known
        const states = Array.from(element.attributes, ({ name, value }) =>
          /^(class|type|disabled|aria-(?!label|describ)|data-)/.test(name) ? `${name}=${value}` : '',
        )
        const said = `${element.tagName} ${states.join(' ')}(${Array.from(element.children, look).join()})`
        looks.set(element, said)
        return said
      }
      for (const parent of document.body.querySelectorAll('*')) {
        const seen = new Set<string>()
        for (const child of [...parent.children]) {
          if (seen.has(look(child))) child.remove()
          seen.add(look(child))
        }
      }
      const found = await window.axe?.run({ resultTypes: ['violations'], preload: false, runOnly: rules })
      if (!found) throw new Error('axe is not there')
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(', ')}`)
    },
    { width, rules: COLOR_RULES },
  )
}

/** Both compare colors, which are the same in every language. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

type Checked = Omit<Examined, 'texts'> & { title: string }

async function writeAndCheck(page: Page, examination: Examination): Promise<Checked> {
  return page.evaluate(
    async ({ html, widths, rules = 'none', colorRules }: Examination & { colorRules: string[] }) => {
      const frame = document.querySelector('iframe')
      const inside = frame?.contentDocument
      const checker = frame?.contentWindow?.window.axe
      if (!frame || !inside || !checker) throw new Error('the frame is empty')
      // A change of width lays out the whole page again, so the first is set before there is one.
      frame.width = String(widths[0])
      const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
      inside.open()
      inside.write(html)
      inside.close()
      await loaded
      const { lang, dir } = inside.documentElement
      const title = inside.title.split(' | ')[0] ?? ''
      return { lang, dir, title, violations: await violations(), tooWide: tooWide() }

      async function violations(): Promise<string[]> {
        if (rules === 'none') return []
        const found = await checker?.run({
          resultTypes: ['violations'],
          // Style sheets, which no enabled rule needs.
          preload: false,
          rules: Object.fromEntries(colorRules.map(rule => [rule, { enabled: false }])),
        })
        return (
          found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(', ')}`) ??
          []
        )
      }

      function tooWide(): string[] {
        const found: string[] = []
        for (const width of widths) {
          if (frame) frame.width = String(width)
          const over = (inside?.documentElement.scrollWidth ?? 0) - width
          if (over > 0) found.push(`${over} px too wide at ${width}`)
        }
        return found
      }
    },
    { ...examination, colorRules: COLOR_RULES },
  )
}
