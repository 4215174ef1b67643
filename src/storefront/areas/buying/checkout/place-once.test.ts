import { beforeEach, describe, expect, test } from 'vitest'
import { NoAnswer } from '../../../../contract/wire/call.ts'
import { type ErrorCode, Refusal } from '../../../../contract/wire/errors.ts'
import { placeOnce, type Send } from './place-once.ts'
import { forgetPlacing, unansweredOrder } from './placing.ts'

const ORDER = {
  source: 'buy_now',
  goods_id: 7,
  cart_num: 10,
  email: 'guest@example.com',
  shipping_id: 'dhl-express',
  pay_method: 'bank',
  expected_total: 55,
} as const
const CHANGED = { ...ORDER, remark: 'by Friday' }
const ANSWER = { order_id: 1, order_number: 'CF1', total: 55, key: 'k' }

type Answer = 'placed' | 'lost' | ErrorCode

/** A server with scripted responses; `sent` lists the requests that reached it. */
function server(...answers: Answer[]) {
  const sent: { order: unknown; key: string }[] = []
  const send: Send = async (order, key) => {
    sent.push({ order, key })
    const answer = answers[sent.length - 1] ?? 'lost'
    if (answer === 'lost') throw new NoAnswer()
    if (answer !== 'placed') throw new Refusal(answer)
    return ANSWER
  }
  return { send, sent }
}

beforeEach(() => forgetPlacing())

describe('an order whose response was lost', () => {
  test('is settled before another is sent, and then the other is not sent', async () => {
    const { send, sent } = server('lost', 'placed')
    await expect(placeOnce(send, ORDER)).rejects.toThrow(NoAnswer)
    expect(await placeOnce(send, CHANGED)).toEqual({ placed: ANSWER, order: ORDER, isEarlier: true })
    expect(sent[1]).toEqual(sent[0])
    expect(unansweredOrder()).toBeNull()
  })

  test.each([400, 409, 4091, 4092, 4093, 429] as const)(
    'was never placed if it is rejected with %i: the changed order is sent with its own key',
    async code => {
      const { send, sent } = server('lost', code, 'placed')
      await placeOnce(send, ORDER).catch(() => {})
      expect(await placeOnce(send, CHANGED)).toEqual({ placed: ANSWER, order: CHANGED, isEarlier: false })
      expect(sent.map(({ order }) => order)).toEqual([ORDER, ORDER, CHANGED])
      expect(sent[2]?.key).not.toBe(sent[0]?.key)
    },
  )

  test.each(['lost', 500, 503] as const)('stays pending after %s, and nothing else is sent', async answer => {
    const { send, sent } = server('lost', answer, answer)
    await placeOnce(send, ORDER).catch(() => {})
    await expect(placeOnce(send, CHANGED)).rejects.toThrow()
    await expect(placeOnce(send, CHANGED)).rejects.toThrow()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  test('does not count as earlier than itself', async () => {
    const { send, sent } = server('lost', 'placed')
    await placeOnce(send, ORDER).catch(() => {})
    expect(await placeOnce(send, { ...ORDER })).toMatchObject({ isEarlier: false })
    expect(sent[1]).toEqual(sent[0])
  })
})

test('after a rejection only the changed order is sent', async () => {
  const { send, sent } = server(4093, 'placed')
  await expect(placeOnce(send, ORDER)).rejects.toThrow(Refusal)
  await placeOnce(send, CHANGED)
  expect(sent.map(({ order }) => order)).toEqual([ORDER, CHANGED])
})
