import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The minified source: a page takes half the time to load it. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Looks whose colors this process has checked. */
const checkedLooks = new Set<string>()
/** Structures that this process has checked and found without violations. */
const checkedShapes = new Set<string>()

/**
 * The violations that axe finds on a page, or on parts of it, one per line. Axe takes a second for a page, so it checks
 * each structure once, and colors once for each look: an element with its classes and states, and those around it.
 */
export async function violationsOf(page: Page, part: string | readonly string[] = 'html'): Promise<string[]> {
  const parts = [part].flat()
  const { shape, looks } = await examine(page, parts)
  if (looks.length === 0 && checkedShapes.has(shape)) return []
  const violations = await runAxe(page, parts)
  if (violations.length > 0) return violations
  checkedShapes.add(shape)
  for (const look of looks) checkedLooks.add(look)
  return []
}

type Examined = { shape: string; looks: string[] }

/** The structure of the parts, and the looks that are new; their elements are marked for axe. */
async function examine(page: Page, parts: string[]): Promise<Examined> {
  return page.evaluate(
    async ({ parts, checked }: { parts: string[]; checked: string[] }) => {
      await settle()
      const roots = parts.flatMap(part => [...document.querySelectorAll(part)])
      const isInDesk = location.pathname.split('/')[1] === 'desk'
      const labels = new Map<string, number>()
      const place = `${isInDesk} ${innerWidth} ${hasTwoOfOneId()} `
      return { shape: `${place}${parts} ${roots.map(shapeOf).join()}`, looks: markNewLooks() }

      /** Colors in transition are not checked. An element that comes or goes begins its transition in a later frame. */
      async function settle(): Promise<void> {
        const changing = document.getAnimations().filter(animation => animation instanceof CSSTransition)
        await Promise.allSettled(changing.map(transition => transition.finished))
        if (changing.length === 0 && !document.querySelector('[data-starting-style], [data-ending-style]'))
          return
        await new Promise(requestAnimationFrame)
        await settle()
      }

      function markNewLooks(): string[] {
        const seen = new Set(checked)
        const found: string[] = []
        const whole = new Map<Element, string>()
        const visit = (element: Element, around: string) => {
          const look = shorten(around + wholeLook(element))
          if (seen.has(look)) return
          seen.add(look)
          found.push(look)
          element.setAttribute('data-unchecked', '')
          const inside = shorten(around + ownLook(element))
          for (const child of element.children) visit(child, inside)
        }
        const wholeLook = (element: Element): string => {
          const before = whole.get(element)
          if (before !== undefined) return before
          const look = shorten(`${ownLook(element)}(${Array.from(element.children, wholeLook).join()})`)
          whole.set(element, look)
          return look
        }
        for (const root of roots) visit(root, `${isInDesk} ${innerWidth} `)
        return found
      }

      /** The text itself does not matter, but whether there is one. */
      function ownLook(element: Element): string {
        const attributes = Array.from(element.attributes, ({ name, value }) => {
          if (/^(class|style|type|disabled|inert|hidden)$/.test(name)) return `${name}=${value}`
          if (/^(aria-(?!label|describ|controls|owns)|data-)/.test(name))
            return /\d/.test(value) ? name : `${name}=${value}`
          return ''
        })
        const isHot = element.matches(':hover, :focus')
        return `${element.localName} ${attributes.join(' ')} ${hasText(element)} ${isHot}`
      }

      /** All that axe's other rules read: attributes without their words. Of equal neighbors only the first counts. */
      function shapeOf(element: Element): string {
        const attributes = Array.from(element.attributes, attribute => attributeShape(element, attribute))
        const children = Array.from(element.children, shapeOf)
        const different = children.filter((child, nth) => child !== children[nth - 1])
        return shorten(
          `${element.localName} ${attributes.join(' ')} ${hasText(element)}(${different.join()})`,
        )
      }

      function attributeShape(element: Element, { name, value }: Attr): string {
        if (/^(lang|dir|data-unchecked)$/.test(name)) return ''
        if (value === '') return `${name}=`
        if (/^(for|headers|list|aria-(labelledby|describedby|controls|owns|activedescendant))$/.test(name))
          return `${name}=${value.split(/\s+/).every(id => document.getElementById(id))}`
        if (name === 'aria-label' && isLandmark(element)) return `${name}=${labelIndex(value)}`
        if (/^(class|style|type|role|tabindex|autocomplete|scope|name)$/.test(name)) return `${name}=${value}`
        if (/^(aria-(?!label)|data-)/.test(name) && !/\d/.test(value)) return `${name}=${value}`
        return name === 'href' && value.startsWith('#') ? 'fragment' : name
      }

      /** Landmarks have to differ in their labels. */
      function isLandmark(element: Element): boolean {
        return element.matches(
          'header, main, nav, footer, aside, section, form, [role]:not([role=button], [role=img])',
        )
      }

      function labelIndex(label: string): number {
        const index = labels.get(label) ?? labels.size
        labels.set(label, index)
        return index
      }

      function hasTwoOfOneId(): boolean {
        const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
        return new Set(ids).size < ids.length
      }

      function hasText(element: Element): boolean {
        return Array.from(element.childNodes).some(
          node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        )
      }

      /** Two hashes of 32 bits: some thousand looks are compared. */
      function shorten(text: string): string {
        let [first, second] = [0x811c9dc5, 0x9e3779b9]
        for (let at = 0; at < text.length; at++) {
          const code = text.charCodeAt(at)
          first = Math.imul(first ^ code, 0x01000193)
          second = Math.imul(second ^ code, 0x85ebca6b)
        }
        return `${(first >>> 0).toString(36)}.${(second >>> 0).toString(36)}`
      }
    },
    { parts, checked: [...checkedLooks] },
  )
}

/** One run for all rules; those that compare colors look at the marked elements only. */
async function runAxe(page: Page, parts: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (parts: string[]) => {
    if (!window.axe) throw new Error('axe is not there')
    window.axe.configure({
      rules: [
        { id: 'color-contrast', selector: '[data-unchecked]' },
        { id: 'link-in-text-block', selector: 'a[href][data-unchecked], [role=link][data-unchecked]' },
      ],
    })
    // Passed rules need no details, and style sheets are needed by no enabled rule.
    const { violations } = await window.axe.run(parts, { resultTypes: ['violations'], preload: false })
    for (const element of document.querySelectorAll('[data-unchecked]'))
      element.removeAttribute('data-unchecked')
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(', ')}`)
  }, parts)
}
