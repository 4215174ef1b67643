import axe from 'axe-core'
import type { Page } from 'playwright-core'

type Examination = {
  html: string
  /** None: it is only read. */
  widths: readonly number[]
  /** Colours take most of axe's time. */
  hasColours: boolean
}
type Examined = { lang: string; dir: string; texts: string[]; violations: string[]; tooWide: string[] }

/** An empty frame in a page of the shop: pages are written into it one after the other, and styles and axe are there already. */
export async function prepareExamination(page: Page): Promise<void> {
  await page.goto('/api/lang/list')
  await page.setContent('<iframe title="walked" width="1280" height="800"></iframe>')
  await page.frames()[1]?.evaluate(axe.source)
}

/** Everything in one go: that takes a third of a second a page, and there are hundreds. */
export async function examinePage(page: Page, examination: Examination): Promise<Examined> {
  return page.evaluate(async ({ html, widths, hasColours }: Examination) => {
    const frame = document.querySelector('iframe')
    const inside = frame?.contentDocument
    const checker = frame?.contentWindow?.window.axe
    if (!frame || !inside || !checker) throw new Error('there is no frame to look at pages in')
    const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
    inside.open()
    inside.write(html)
    inside.close()
    await loaded
    const { lang, dir } = inside.documentElement
    const texts = readTexts()
    if (widths.length === 0) return { lang, dir, texts, violations: [], tooWide: [] }
    return { lang, dir, texts, violations: await violations(), tooWide: tooWide() }

    /** All a visitor can read or hear, piece by piece; languages are called by their own names. */
    function readTexts(): string[] {
      const found = [inside?.title.split(' | ')[0] ?? '']
      const isOwn = (element: Element | null) => !element?.closest('style, [lang]:not(html)')
      const walker = document.createTreeWalker(inside?.body ?? document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (isOwn(node.parentElement)) found.push(node.textContent ?? '')
      for (const name of ['alt', 'aria-label', 'title', 'placeholder', 'content'])
        for (const element of inside?.querySelectorAll(`[${name}]`) ?? [])
          found.push(element.getAttribute(name) ?? '')
      return found.map(text => text.replace(/\s+/g, ' ').trim()).filter(text => text !== '')
    }

    async function violations(): Promise<string[]> {
      const found = await checker?.run({
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled: hasColours }, 'link-in-text-block': { enabled: hasColours } },
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
      if (frame) frame.width = '1280'
      return found
    }
  }, examination)
}
