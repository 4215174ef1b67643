import axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Looks whose colors were checked before by this process. */
const checkedLooks = new Set<string>()

/**
 * The violations that axe finds on a page, or on parts of it, one per line. Colors take most of its time, so they are
 * checked once for each look: an element with its classes and states, and those around it.
 */
export async function violationsOf(page: Page, part?: string | readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations, looks } = await page.evaluate(
    async ({ parts, checked }: { parts: string[]; checked: string[] }) => {
      // Colors in transition are not checked.
      const changing = document.getAnimations().filter(animation => animation instanceof CSSTransition)
      await Promise.allSettled(changing.map(transition => transition.finished))
      const COLOR_RULES = ['color-contrast', 'link-in-text-block']
      const { fresh, known } = sortByLook(parts.flatMap(part => [...document.querySelectorAll(part)]))
      const found = [
        ...(await run(parts, {
          rules: Object.fromEntries(COLOR_RULES.map(rule => [rule, { enabled: false }])),
        })),
        ...(fresh.length === 0
          ? []
          : await run({ include: parts, exclude: known }, { runOnly: COLOR_RULES })),
      ]
      return { violations: found, looks: fresh }

      async function run(context: axe.ElementContext, options: axe.RunOptions): Promise<string[]> {
        // Passed rules need no details, and style sheets are needed by no enabled rule.
        const result = await window.axe?.run(context, {
          resultTypes: ['violations'],
          preload: false,
          ...options,
        })
        if (!result) throw new Error('axe is not there')
        return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(', ')}`)
      }

      function sortByLook(roots: Element[]): { fresh: string[]; known: Element[] } {
        const seen = new Set(checked)
        const fresh: string[] = []
        const known: Element[] = []
        const whole = new Map<Element, string>()
        const visit = (element: Element, around: string) => {
          const look = shorten(around + wholeLook(element))
          if (seen.has(look)) return void known.push(element)
          seen.add(look)
          fresh.push(look)
          const inside = shorten(around + ownLook(element))
          for (const child of element.children) visit(child, inside)
        }
        const wholeLook = (element: Element): string => {
          const before = whole.get(element)
          if (before !== undefined) return before
          const look = `${ownLook(element)}(${Array.from(element.children, wholeLook).join()})`
          whole.set(element, shorten(look))
          return shorten(look)
        }
        for (const root of roots) visit(root, `${location.pathname.split('/')[1] === 'desk'} ${innerWidth} `)
        return { fresh, known }
      }

      /** The text itself does not matter, but whether there is one. */
      function ownLook(element: Element): string {
        const attributes = Array.from(element.attributes, ({ name, value }) => {
          if (/^(class|style|type|disabled|inert|hidden)$/.test(name)) return `${name}=${value}`
          if (/^(aria-(?!label|describ|controls|owns)|data-)/.test(name))
            return /\d/.test(value) ? name : `${name}=${value}`
          return ''
        })
        const hasText = Array.from(element.childNodes).some(
          node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        const isHot = element.matches(':hover, :focus')
        return `${element.localName} ${attributes.join(' ')} ${hasText} ${isHot}`
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
    { parts: part === undefined ? ['html'] : [part].flat(), checked: [...checkedLooks] },
  )
  if (violations.length === 0) for (const look of looks) checkedLooks.add(look)
  return violations
}
