import axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** What axe finds on a page, or on parts of it, in a line each. Colours take most of its time. */
export async function violationsOf(
  page: Page,
  part?: string | readonly string[],
  { hasColours = true } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ parts, hasColours }: { parts?: string[]; hasColours: boolean }) => {
      // Colours on their way to others are none.
      const changing = document.getAnimations().filter(animation => animation instanceof CSSTransition)
      await Promise.allSettled(changing.map(transition => transition.finished))
      // What is right need not be described node by node.
      const found = await window.axe?.run(parts ?? document, {
        resultTypes: ['violations'],
        // Style sheets, which no rule that runs asks for.
        preload: false,
        rules: {
          'color-contrast': { enabled: hasColours },
          'link-in-text-block': { enabled: hasColours },
        },
      })
      if (!found) throw new Error('axe is not there')
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(', ')}`)
    },
    { parts: part === undefined ? undefined : [part].flat(), hasColours },
  )
}
