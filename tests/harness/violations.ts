import axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The violations that axe finds on a page, or on parts of it, one per line. Colors take most of its time. */
export async function violationsOf(
  page: Page,
  part?: string | readonly string[],
  { hasColors = true } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ parts, hasColors }: { parts?: string[]; hasColors: boolean }) => {
      // Colors in transition are not checked.
      const changing = document.getAnimations().filter(animation => animation instanceof CSSTransition)
      await Promise.allSettled(changing.map(transition => transition.finished))
      // Passed rules need no details.
      const found = await window.axe?.run(parts ?? document, {
        resultTypes: ['violations'],
        // Style sheets, which no enabled rule needs.
        preload: false,
        rules: {
          'color-contrast': { enabled: hasColors },
          'link-in-text-block': { enabled: hasColors },
        },
      })
      if (!found) throw new Error('axe is not there')
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(', ')}`)
    },
    { parts: part === undefined ? undefined : [part].flat(), hasColors },
  )
}
