import axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** What axe finds on a page, or on a part of it, in a line each. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async selector => {
    // What is right need not be described node by node.
    const found = await window.axe?.run(selector ?? document, { resultTypes: ['violations'] })
    if (!found) throw new Error('axe is not there')
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(', ')}`)
  }, part)
}
