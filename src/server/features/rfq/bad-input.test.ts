import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { request, rfqLine } from '../../../../tests/harness/requests.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const CODE = { captcha_id: '0198a7f0-0000-7000-8000-000000000000', captcha_code: 'ABCD' }
const QUANTITY = 'Enter a quantity from 1 to 100,000,000'

async function send(body: unknown, path = 'saveRfqContact') {
  const answer = await shop.request(`/api/rfq/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.json()
}

/** The invalid fields with their messages. */
const complaints = async (changes: object, path?: string) => {
  const answer = await send({ ...request(), ...CODE, ...changes }, path)
  expect(answer.code).toBe(400)
  return answer.data.errors
}

const line = (changes: object) => ({ lines: [{ ...rfqLine(), ...changes }] })

describe('a request is rejected', () => {
  test.each([
    ['no lines', { lines: [] }, { lines: 'The order details are required' }],
    ['missing lines', { lines: undefined }, { lines: 'The order details are required' }],
    ['invalid lines', { lines: 'LM358' }, { lines: 'The order details are required' }],
    ['no name', { contact_name: ' ' }, { contact_name: 'Enter a contact name' }],
    ['a name with two lines', { contact_name: 'a\nBcc: b' }, { contact_name: 'Enter a contact name' }],
    ['a number as a name', { contact_name: 7 }, { contact_name: 'Enter a contact name' }],
    ['no company', { company_name: '' }, { company_name: 'Enter a company name' }],
    [
      'an overlong company',
      { company_name: 'x'.repeat(101) },
      { company_name: 'This value is too long or too large' },
    ],
    ['no email', { email: '' }, { email: 'Enter a email address' }],
    ['two emails', { email: 'a@example.com,b@example.com' }, { email: 'Enter a valid email address' }],
    ['no telephone', { telephone: null }, { telephone: 'Enter a telephone' }],
    ['no country', { country: '' }, { country: 'Select a country' }],
    ['an unknown country', { country: 'XX' }, { country: 'Select a country' }],
    [
      'an overlong comment',
      { comment: 'x'.repeat(2001) },
      { comment: 'This value is too long or too large' },
    ],
    ['no code', { captcha_code: '' }, { captcha_code: 'Enter a verification code' }],
    ['an empty code', { captcha_id: '1' }, { captcha_id: 'Enter a verification code' }],
  ])('with %s', async (_, changes, expected) => {
    expect(await complaints(changes)).toEqual(expected)
  })

  test.each([
    ['no part number', { part_number: '' }, { 'lines.0.part_number': 'Enter a part number' }],
    ['no quantity', { qty: undefined }, { 'lines.0.qty': QUANTITY }],
    ['nothing of it', { qty: 0 }, { 'lines.0.qty': QUANTITY }],
    ['half a piece', { qty: 0.5 }, { 'lines.0.qty': QUANTITY }],
    ['a quantity in words', { qty: '10' }, { 'lines.0.qty': QUANTITY }],
    ['too large a quantity', { qty: 100_000_001 }, { 'lines.0.qty': QUANTITY }],
    [
      'a negative price',
      { target_price: -0.01 },
      { 'lines.0.target_price': 'Enter a price in US dollars, such as 0.25' },
    ],
    [
      'a price in words',
      { target_price: 'cheap' },
      { 'lines.0.target_price': 'Enter a price in US dollars, such as 0.25' },
    ],
    [
      'too high a price',
      { target_price: 1_000_001 },
      { 'lines.0.target_price': 'Enter a price in US dollars, such as 0.25' },
    ],
    ['a tab in the package', { package: 'SOIC\t8' }, { 'lines.0.package': 'This value is not valid' }],
  ])('with a line of %s', async (_, changes, expected) => {
    expect(await complaints(line(changes))).toEqual(expected)
  })

  test('with 501 lines', async () => {
    const lines = Array.from({ length: 501 }, () => rfqLine())
    expect(await complaints({ lines })).toEqual({ lines: 'A request can hold up to 500 lines' })
  })

  test('with two lines from a product page', async () => {
    const lines = [rfqLine(), rfqLine()]
    expect(await complaints({ lines }, 'goodsDetailRfq')).toEqual({ lines: 'The order details are required' })
  })

  test('with every invalid field reported', async () => {
    const answer = await send({})
    expect(Object.keys(answer.data.errors).sort()).toEqual([
      'captcha_code',
      'captcha_id',
      'company_name',
      'contact_name',
      'country',
      'email',
      'lines',
      'telephone',
    ])
  })
})
