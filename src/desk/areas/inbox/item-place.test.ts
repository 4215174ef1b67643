import { expect, test } from 'vitest'
import { nameOf } from '../../shell/marks/inbox-query.ts'
import { placeOf } from './item-place.ts'

const MAIL = { kind: 'mail', number: '', order_id: null, mail_topic: 'account' } as const

test('an item leads to its order, its request or its quote', () => {
  const may = () => false
  expect(placeOf({ kind: 'shipment', number: 'CF-1', order_id: 3 }, may)).toBe('/orders/CF-1')
  expect(placeOf({ kind: 'request', number: 'RFQ-1', order_id: null }, may)).toBe('/requests/RFQ-1')
  expect(placeOf({ ...MAIL, mail_topic: 'request', number: 'RFQ-1' }, may)).toBe('/requests/RFQ-1')
  expect(placeOf({ kind: 'quote_reply', number: 'Q1', order_id: null }, may)).toBe('/quotes/Q1')
  expect(placeOf({ ...MAIL, mail_topic: 'quote', number: 'Q1' }, may)).toBe('/quotes/Q1')
  expect(placeOf({ ...MAIL, mail_topic: 'order', number: 'CF-1', order_id: 3 }, may)).toBe('/orders/CF-1')
})

test('any other failed mail leads to the list of failed mails, for people who may send it again', () => {
  expect(placeOf(MAIL, right => right === 'settings.edit')).toBe('/settings/mails')
  expect(placeOf(MAIL, () => false)).toBeNull()
})

test('a mail without a number is named by its recipient', () => {
  expect(nameOf({ number: '', who: 'buyer@example.com' })).toBe('buyer@example.com')
})
