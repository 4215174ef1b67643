import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { readTexts } from './page-texts.ts'

type Examination = {
  html: string
  /** All other checks are done at the first. Empty: texts only. */
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
  await page.frames()[1]?.evaluate(axe.source)
}

/** All checks in one evaluation: that takes a third of a second per page, and there are hundreds. */
export async function examinePage(page: Page, examination: Examination): Promise<Examined> {
  const frame = page.frames()[1]
  if (!frame) throw new Error('there is no frame to look at pages in')
  const { title, ...examined } = await writeAndCheck(page, examination)
  return { ...examined, texts: [title, ...(await readTexts(frame, 'html'))] }
}

type Checked = Omit<Examined, 'texts'> & { title: string }

async function writeAndCheck(page: Page, examination: Examination): Promise<Checked> {
  return page.evaluate(async ({ html, widths, rules = 'none' }: Examination) => {
    const frame = document.querySelector('iframe')
    const inside = frame?.contentDocument
    const checker = frame?.contentWindow?.window.axe
    if (!frame || !inside || !checker) throw new Error('the frame is empty')
    // A change of width lays out the whole page again, so the first is set before there is one.
    if (widths[0]) frame.width = String(widths[0])
    const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
    inside.open()
    inside.write(html)
    inside.close()
    await loaded
    const { lang, dir } = inside.documentElement
    const title = inside.title.split(' | ')[0] ?? ''
    if (widths.length === 0) return { lang, dir, title, violations: [], tooWide: [] }
    return { lang, dir, title, violations: await violations(), tooWide: tooWide() }

    async function violations(): Promise<string[]> {
      if (rules === 'none') return []
      const hasColors = rules === 'all'
      const found = await checker?.run({
        resultTypes: ['violations'],
        // Style sheets, which no enabled rule needs.
        preload: false,
        // Both compare colors, which are the same in every language.
        rules: {
          'color-contrast': { enabled: hasColors },
          'link-in-text-block': { enabled: hasColors },
        },
      })
      return (
        found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(', ')}`) ?? []
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
  }, examination)
}
