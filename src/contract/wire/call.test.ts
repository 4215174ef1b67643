import { expect, test } from 'vitest'
import { listAudit } from '../desk/audit.ts'
import { createCall, NoAnswer, readEnvelope } from './call.ts'

const REFUSAL = { code: 409, message: 'Sold out', data: null }

test('a response carries its reason and the values of its text', () => {
  const told = { reason: 'errors.sold_out', values: { count: 3, part: 'LM358' } }
  expect(readEnvelope({ ...REFUSAL, ...told })).toEqual({ ...REFUSAL, ...told })
})

test.each([
  ['a reason that is no text', { reason: { key: 'errors.sold_out' } }],
  ['values that are no object', { values: ['LM358'] }],
  ['a value that is no text or number', { values: { part: { number: 'LM358' } } }],
  ['unknown fields', { html: '<b>' }],
])('%s is ignored', (_, more) => {
  expect(readEnvelope({ ...REFUSAL, ...more })).toEqual({ ...REFUSAL, reason: undefined, values: undefined })
})

test.each([null, 'OK', [], { code: '200', message: 'OK' }, { code: 200 }])(
  '%j is not a response of the API',
  answer => expect(() => readEnvelope(answer)).toThrow('not an answer of the API'),
)

const deadLine = createCall({
  fetch: (_, { signal }) => Promise.reject(signal?.reason ?? new TypeError('fetch failed')),
  lang: 'en',
  token: () => null,
  isStrict: false,
})

test('a call without a response fails with NoAnswer', async () => {
  await expect(deadLine(listAudit)).rejects.toThrow(NoAnswer)
})

test('a call that the caller has canceled fails with the reason of the cancellation', async () => {
  const controller = new AbortController()
  controller.abort()
  await expect(deadLine(listAudit, {}, { signal: controller.signal })).rejects.toBe(controller.signal.reason)
})
