import { expect, test } from 'vitest'
import { badgeText } from './count-badge.tsx'

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [500, '99+'],
])('%i lines show a badge of %s', (count, text) => {
  expect(badgeText(count)).toBe(text)
})
