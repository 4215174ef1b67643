import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

const entry = (subject_kind: string, subject_id: string, label: string) => ({
  subject_kind,
  subject_id,
  label,
})

test('an entry links to the record that was changed', () => {
  expect(placeOf(entry('order', '7', 'CF261117-1'))?.path).toBe('/orders/CF261117-1')
  expect(placeOf(entry('request', '7', 'RFQ-1'))?.path).toBe('/requests/RFQ-1')
  expect(placeOf(entry('quote', '7', 'Q261117-AAAAA'))?.path).toBe('/quotes/Q261117-AAAAA')
  expect(placeOf(entry('customer', '7', '#7'))?.path).toBe('/customers/7')
  expect(placeOf(entry('company', '7', '#7'))?.path).toBe('/customers/companies/7')
  expect(placeOf(entry('staff', '7', 'Desk owner'))).toEqual({ path: '/staff/7', may: 'staff.manage' })
})

test('an entry without a screen has no link', () => {
  expect(placeOf(entry('mail', '7', 'rfq_message'))).toBeNull()
})
