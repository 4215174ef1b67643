import { expect, test } from 'vitest'
import { cartLine } from '../../../../../tests/harness/cart-lines.ts'
import { alternateOffer } from './cart-alternates.tsx'

const PART = { min_qty: 1, multiple: 1, prices: [{ qty: 1, price: 0.5 }] }

function offer(line: { stock: number; text: string }, alternate: { stock: number; multiple?: number }) {
  const { goods } = cartLine(2, 1, { ...PART, min_qty: alternate.multiple ?? 1, ...alternate })
  return alternateOffer({ line: cartLine(1, 3_000, { ...PART, stock: line.stock }), text: line.text }, goods)
}

test.each([
  ['of a sold-out line covers it', { stock: 0, text: '3000' }, { stock: 9_000 }, 3_000, 3_000],
  [
    'is rounded up to its multiple',
    { stock: 0, text: '3000' },
    { stock: 9_000, multiple: 2_000 },
    4_000,
    4_000,
  ],
  [
    'of a short line covers it, or what it lacks',
    { stock: 2_112, text: '3000' },
    { stock: 9_000 },
    3_000,
    888,
  ],
  ['with too little stock is only added', { stock: 2_112, text: '3000' }, { stock: 500 }, null, 500],
  ['covers the line as saved while none is typed', { stock: 0, text: '' }, { stock: 9_000 }, 3_000, 3_000],
])('an alternate %s', (_, line, alternate, instead, beside) =>
  expect(offer(line, alternate)).toMatchObject({ instead, beside }),
)

test('a short line keeps the pieces in stock', () => {
  expect(offer({ stock: 2_112, text: '3000' }, { stock: 9_000 }).split).toEqual({
    fromStock: 2_112,
    rest: 888,
  })
  expect(offer({ stock: 0, text: '3000' }, { stock: 9_000 }).split).toBeNull()
})
