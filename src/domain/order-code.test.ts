import { expect, test } from 'vitest'
import { withoutOrderCode } from './order-code.ts'

test.each([
  ['595-LM358DR', 'LM358DR'],
  ['863-2N7002LT1G 100 pcs', '2N7002LT1G 100 pcs'],
  ['LM358DRCT-ND', 'LM358DR'],
  ['1N4148FS-ND', '1N4148FS'],
])('"%s" is an order for %s', (text, inside) => expect(withoutOrderCode(text)).toBe(inside))

test.each(['296-1395-5-ND', '10-12345', '490-3261-1-ND', '74-AB'])('%s names no other number', text =>
  expect(withoutOrderCode(text)).toBe(text),
)
