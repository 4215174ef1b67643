import { describe, expect, test } from 'vitest'
import { canMove, givesStockBack, ORDER_ACTORS, ORDER_STATUSES } from './order-states.ts'

/** The table from the shop's rules, deliberately written a second time. */
const ALLOWED = [
  'unpaid confirming buyer',
  'unpaid confirming wallet',
  'unpaid preparing wallet',
  'unpaid canceled buyer',
  'unpaid canceled staff',
  'unpaid canceled clock',
  'confirming preparing staff',
  'confirming unpaid staff',
  'confirming canceled staff',
  'confirming canceled clock',
  'preparing shipping staff',
  'shipping received buyer',
  'shipping received clock',
  'confirming refunded staff',
  'preparing refunded staff',
  'shipping refunded staff',
  'received refunded staff',
  'unpaid preparing staff',
  'canceled preparing staff',
  'canceled unpaid staff',
  'shipping received staff',
]

const EVERY_MOVE = ORDER_STATUSES.flatMap(from =>
  ORDER_STATUSES.flatMap(to => ORDER_ACTORS.map(by => ({ from, to, by }))),
)

describe('an order', () => {
  test.each(EVERY_MOVE)('from $from to $to by the $by', ({ from, to, by }) => {
    expect(canMove(from, to, by)).toBe(ALLOWED.includes(`${from} ${to} ${by}`))
  })

  test.each([
    ['unpaid', 'canceled'],
    ['confirming', 'canceled'],
    ['confirming', 'refunded'],
    ['preparing', 'refunded'],
  ] as const)('from %s to %s gives its stock back', (from, to) => {
    expect(givesStockBack(from, to)).toBe(true)
  })

  test.each([
    ['shipping', 'refunded'],
    ['received', 'refunded'],
    ['preparing', 'shipping'],
    ['unpaid', 'preparing'],
  ] as const)('from %s to %s leaves the stock as it is', (from, to) => {
    expect(givesStockBack(from, to)).toBe(false)
  })
})
