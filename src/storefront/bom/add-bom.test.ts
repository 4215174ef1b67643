import { describe, expect, test } from 'vitest'
import { REEL } from '../../../tests/harness/cart-lines.ts'
import type { MatchedLine } from '../../contract/bom.ts'
import { createCall } from '../../contract/call.ts'
import { addBom } from './add-bom.ts'
import { type SettledLine, settleLines } from './settle-line.ts'

/** So many lines, each of another part. */
function bill(count: number): SettledLine[] {
  const lines = Array.from({ length: count }, (_, index): MatchedLine => {
    const goods = { ...REEL, goods_id: index + 1, part_number: `R-${index + 1}` }
    return {
      row: index + 2,
      rows: [index + 2],
      part_number: goods.part_number,
      alternates: [],
      manufacturer: '',
      package: '',
      date_code: '',
      qty: 100,
      target_price: null,
      designators: '',
      description: '',
      match: { kind: 'exact', goods, candidates: [] },
      outcome: 'cart',
      warnings: [],
    }
  })
  return settleLines(lines, { choices: {}, moved: {} })
}

/** Answers one call after the other; what was sent is kept. */
function shop(...answers: object[]) {
  const sent: { goods_id: number; cart_num: number }[][] = []
  const call = createCall({
    fetch: async (_, { body }) => {
      sent.push(JSON.parse(String(body)).lines)
      return Response.json(answers[sent.length - 1])
    },
    lang: 'en',
    token: () => null,
    isStrict: true,
  })
  return { call, sent }
}

const taken = (count: number, ...refused: number[]) => ({
  code: 200,
  message: 'OK',
  data: { count, refused: refused.map(goods_id => ({ goods_id })) },
})

describe('a bill of materials put into the cart', () => {
  test('goes in calls of 500 lines', async () => {
    const { call, sent } = shop(taken(500), taken(501))
    const outcome = await addBom(call, bill(501))
    expect(sent.map(lines => lines.length)).toEqual([500, 1])
    expect(outcome).toEqual({ added: 501, refused: [], count: 501, error: null })
  })

  test('names what was refused by its number', async () => {
    const { call } = shop(taken(2, 2))
    expect(await addBom(call, bill(3))).toMatchObject({ added: 2, refused: ['R-2'] })
  })

  test('that fills the cart tells how far it came', async () => {
    const { call } = shop(taken(500), { code: 409, message: 'The cart is full', data: null })
    const outcome = await addBom(call, bill(600))
    expect(outcome).toMatchObject({ added: 500, count: 500 })
    expect(outcome.error).toMatchObject({ code: 409 })
  })

  test('wants a part as often as its lines say', async () => {
    const { call, sent } = shop(taken(1))
    const [line] = bill(1)
    if (!line) throw new Error('no line')
    expect(await addBom(call, [line, line])).toMatchObject({ added: 1 })
    expect(sent).toEqual([[{ goods_id: 1, cart_num: 200 }]])
  })
})
