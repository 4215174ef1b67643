import { describe, expect, test } from 'vitest'
import { bill } from '../../../../../tests/harness/bill.ts'
import { createCall } from '../../../../contract/wire/call.ts'
import { addBom } from './add-bom.ts'

/** Responds to one call after the other and records the requests. */
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

describe('a BOM added to the cart', () => {
  test('is sent in calls of 500 lines', async () => {
    const { call, sent } = shop(taken(500), taken(501))
    const outcome = await addBom(call, bill(501), {})
    expect(sent.map(lines => lines.length)).toEqual([500, 1])
    expect(outcome).toMatchObject({ refused: [], count: 501, error: null })
    expect(outcome.added).toHaveLength(501)
  })

  test('lists rejected parts by number', async () => {
    const { call } = shop(taken(2, 2))
    const outcome = await addBom(call, bill(3), {})
    expect(outcome.refused).toEqual(['R-2'])
    expect(outcome.added.map(({ partId }) => partId)).toEqual([1, 3])
  })

  test('that fills the cart reports how many lines were added', async () => {
    const { call } = shop(taken(500), { code: 409, message: 'Your cart is full (500 lines)', data: null })
    const outcome = await addBom(call, bill(600), {})
    expect(outcome).toMatchObject({ count: 500 })
    expect(outcome.added).toHaveLength(500)
    expect(outcome.error).toMatchObject({ code: 409 })
  })

  test('adds up the quantities of lines with the same part', async () => {
    const { call, sent } = shop(taken(1))
    const [line] = bill(1)
    if (!line) throw new Error('no line')
    await addBom(call, [line, line], {})
    expect(sent).toEqual([[{ goods_id: 1, cart_num: 200 }]])
  })

  test('adds only new lines when it is added again', async () => {
    const { call, sent } = shop(taken(3))
    await addBom(call, bill(3), { 1: 100, 2: 100 })
    expect(sent).toEqual([[{ goods_id: 3, cart_num: 100 }]])
  })

  test('that is in the cart already makes no call', async () => {
    const { call, sent } = shop()
    expect(await addBom(call, bill(1), { 1: 100 })).toMatchObject({ added: [], count: null, error: null })
    expect(sent).toEqual([])
  })
})
