import axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

type Scope = { part?: string; hasColours?: boolean }

/** What axe finds on a page, or on a part of it, in a line each. Colours take most of its time. */
export async function violationsOf(
  page: Page,
  part?: string,
  { hasColours = true }: { hasColours?: boolean } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ part, hasColours }: Scope) => {
      // What is right need not be described node by node.
      const found = await window.axe?.run(part ?? document, {
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled: hasColours === true } },
      })
      if (!found) throw new Error('axe is not there')
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(', ')}`)
    },
    { part, hasColours },
  )
}
