import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { missingTexts, readTexts } from './page-texts.ts'
import { violationsOf } from './violations.ts'

/** Axe finds nothing, no text is missing, and nothing is wider than a phone. */
export async function isFine(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  expect(await violationsOf(page)).toEqual([])
  expect(missingTexts(await readTexts(page, 'body'))).toEqual([])
  await page.setViewportSize({ width: 390, height })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width, height })
}
