import { expect, test } from 'vitest'
import { fieldsOf, toSend } from './typed-terms.ts'

test('a credit limit is read as it is written in the language', () => {
  for (const [typed, mark] of [
    ['25.000', ','],
    ['25.000,00', ','],
    ['25,000', '.'],
    ['$25,000.00', '.'],
    ['25000', ','],
  ] as const)
    expect(toSend({ credit_limit: typed }, mark)).toEqual({ credit_limit: 25_000 })
  expect(toSend({ credit_limit: '' }, '.')).toEqual({ credit_limit: 0 })
  expect(toSend({ credit_limit: 'a lot' }, '.')).toEqual({ credit_limit: Number.NaN })
})

test('only changed fields are sent, and shown ones are read again', () => {
  const terms = { terms_days: 30, credit_limit: 1_234.5, price_group_id: null }
  for (const mark of ['.', ','] as const) expect(toSend(fieldsOf(terms, mark), mark)).toEqual(terms)
  expect(toSend({ terms_days: '14' }, '.')).toEqual({ terms_days: 14 })
})
