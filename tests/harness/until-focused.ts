import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Code may move the focus later than the key that asked for it, for example once a script is loaded. */
export async function untilFocused(field: Locator): Promise<void> {
  await expect.poll(() => field.evaluate(element => element === document.activeElement)).toBe(true)
}
