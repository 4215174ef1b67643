import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { becomeUser, registration } from '../../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'

let shop: TestShop
let token = ''
beforeAll(async () => {
  shop = await openTestShop()
  ;({ token } = await becomeUser(shop, { email: 'first@example.com' }))
})
afterAll(() => shop.close())

const MESSAGES = {
  email: 'Enter a email address',
  password: 'Enter a password',
  confirm_password: 'Enter a confirm password',
  contact_name: 'Enter a contact name',
  telephone: 'Enter a telephone',
  company_name: 'Enter a company name',
  country: 'Select a country',
  city: 'Enter a city',
  state: 'Enter a state',
  address: 'Enter a address',
  agree: 'Please agree the policy',
}
const ADDRESS_MESSAGES = {
  contact_name: MESSAGES.contact_name,
  address_line1: MESSAGES.address,
  city: MESSAGES.city,
  state: MESSAGES.state,
  postal_code: 'Enter a postal code',
  country: MESSAGES.country,
  telephone: MESSAGES.telephone,
}
/** A country whose addresses have a state and a postal code. */
const US = { country: 'US', state: 'CA' }
const address = {
  contact_name: 'Goods in',
  address_line1: 'Musterstraße 1',
  address_line2: '',
  city: 'Berlin',
  state: 'Berlin',
  postal_code: '10115',
  country: 'DE',
  telephone: '+49 30 1234567',
}

async function errorsOf(path: string, body: unknown, lang = 'en'): Promise<Record<string, string>> {
  const answer = await shop.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Lang: lang, Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  const { code, data } = JSON.parse(await answer.text())
  expect([answer.status, code]).toEqual([400, 400])
  return data.errors
}

const errorsOfRegister = (changes: object, lang?: string) =>
  errorsOf('/api/user/register', { ...registration(), ...changes }, lang)

describe('registration', () => {
  test('without any data reports every field', async () => {
    expect(await errorsOf('/api/user/register', {})).toEqual(MESSAGES)
  })

  test.each(Object.entries(MESSAGES))('without %s says: %s', async (field, message) => {
    for (const nothing of ['', '   ', null, 7, [], {}])
      expect(await errorsOfRegister({ ...US, [field]: nothing })).toEqual({ [field]: message })
  })

  test('needs a state only in countries that use them', async () => {
    expect(await errorsOfRegister({ state: '', city: '' })).toEqual({ city: MESSAGES.city })
    expect(await errorsOfRegister({ ...US, state: undefined, city: '' })).toEqual({
      city: MESSAGES.city,
      state: MESSAGES.state,
    })
  })

  test.each(['contact_name', 'telephone', 'company_name', 'city', 'state', 'address'] as const)(
    'rejects a %s with several lines or control characters, and one that is too long',
    async field => {
      for (const odd of [
        'a\nb',
        'a\u0000b',
        'a\u001bb',
        'a\u2028b',
        'a\ud800b',
        '\u200b',
        '\u2800',
        '\u3164',
      ])
        expect(await errorsOfRegister({ ...US, [field]: odd })).toEqual({ [field]: MESSAGES[field] })
      expect(await errorsOfRegister({ [field]: 'x'.repeat(201) })).toEqual({
        [field]: 'This value is too long or too large',
      })
    },
  )

  test.each([
    ['a@b.c', 'Enter a email address'],
    ['采购@公司.中国', 'Enter a valid email address'],
    ['buyer@例子.com', 'Enter a valid email address'],
    ['buyer.example.com', 'Enter a valid email address'],
    ['buyer@example', 'Enter a valid email address'],
    ['buyer@exam ple.com', 'Enter a valid email address'],
    ['buyer@example.com\nBcc: all@example.com', 'Enter a valid email address'],
    ['Buyer <buyer@example.com>', 'Enter a valid email address'],
    ['buyer\ud800@example.com', 'Enter a valid email address'],
    [`${'x'.repeat(250)}@example.com`, 'Enter a valid email address'],
  ])('rejects the email %j', async (email, message) => {
    expect(await errorsOfRegister({ email })).toEqual({ email: message })
  })

  test.each(['short 1', 'only letters', '1234567890', 'x1'.repeat(37), 'tab\tbed 123', 'half \ud800 12'])(
    'rejects the password %s',
    async bad => {
      expect(await errorsOfRegister({ password: bad, confirm_password: bad })).toEqual({
        password: 'Enter a valid password',
      })
    },
  )

  test('rejects different passwords, unknown countries and missing consent', async () => {
    expect(await errorsOfRegister({ confirm_password: 'correct horse 8' })).toEqual({
      confirm_password: 'Password inconsistency!',
    })
    expect(await errorsOfRegister({ confirm_password: 'correct horse 8', city: '', agree: false })).toEqual({
      confirm_password: 'Password inconsistency!',
      city: 'Enter a city',
      agree: 'Please agree the policy',
    })
    expect(await errorsOfRegister({ country: 'XX' })).toEqual({ country: 'Select a country' })
    expect(await errorsOfRegister({ agree: false })).toEqual({ agree: 'Please agree the policy' })
  })

  test('reports errors in the requested language', async () => {
    expect(await errorsOfRegister({ city: '' }, 'de')).toEqual({ city: 'Bitte einen Ort eingeben' })
  })

  test('stores nothing of all this', async () => {
    const { rows } = await shop.connection.pool.query('select email from users')
    expect(rows).toEqual([{ email: 'first@example.com' }])
  })
})

describe('an address', () => {
  test.each(Object.entries(ADDRESS_MESSAGES))('without %s says: %s', async (field, message) => {
    expect(await errorsOf('/api/user/address', { ...address, ...US, [field]: '' })).toEqual({
      [field]: message,
    })
  })

  test.each([
    ['US', { state: MESSAGES.state, postal_code: 'Enter a postal code' }],
    ['DE', { postal_code: 'Enter a postal code' }],
    ['AE', { state: MESSAGES.state }],
    ['HK', {}],
  ])('in %s requires state and postal code only if used there', async (country, messages) => {
    const bare = { ...address, country, state: '', postal_code: '', city: '' }
    expect(await errorsOf('/api/user/address', bare)).toEqual({ city: MESSAGES.city, ...messages })
  })

  test('without any data reports every field', async () => {
    expect(await errorsOf('/api/user/address', {})).toEqual(ADDRESS_MESSAGES)
    expect(await errorsOf('/api/user/address', { ...address, postal_code: 'a\u0001b' })).toEqual({
      postal_code: 'Enter a postal code',
    })
  })

  test('that is not an object is rejected', async () => {
    for (const odd of [null, [], 'text', 7])
      expect(Object.keys(await errorsOf('/api/user/address', odd)).length).toBeGreaterThan(0)
  })

  test('with lines that are too long or broken is not saved', async () => {
    expect(await errorsOf('/api/user/address', { ...address, address_line2: 'x'.repeat(201) })).toEqual({
      address_line2: 'This value is too long or too large',
    })
    expect(await errorsOf('/api/user/address', { ...address, address_line2: 'a\nb' })).toEqual({
      address_line2: 'This value is not valid',
    })
    const { rows } = await shop.connection.pool.query('select count(*)::int as count from addresses')
    expect(rows).toEqual([{ count: 0 }])
  })
})

test('a new password that equals the old one, is weak or is not repeated is rejected', async () => {
  const change = (changes: object) =>
    errorsOf('/api/user/profile/change-password', {
      old_password: 'correct horse 9',
      new_password: 'another horse 7',
      confirm_password: 'another horse 7',
      ...changes,
    })
  const same = 'correct horse 9'
  expect(await change({ new_password: same, confirm_password: same })).toEqual({
    new_password: 'The new password must differ from the old one',
  })
  expect(await change({ confirm_password: '' })).toEqual({
    confirm_password: 'Enter a confirm new password',
  })
  expect(await change({ confirm_password: 'another horse 8' })).toEqual({
    confirm_password: 'Password inconsistency!',
  })
  expect(await change({ new_password: 'weak', confirm_password: 'weak' })).toEqual({
    new_password: 'Enter a valid password',
  })
})

test('an incomplete profile is not saved', async () => {
  const { email, password, confirm_password, agree, ...profile } = registration()
  expect(await errorsOf('/api/user/profile/modify', { ...profile, company_name: ' ' })).toEqual({
    company_name: 'Enter a company name',
  })
  expect(await errorsOf('/api/user/profile/modify', { ...profile, job_title: 'a\nb' })).toEqual({
    job_title: 'This value is not valid',
  })
})

test('script in every field is stored as text', async () => {
  const script = '<script>alert(1)</script>'
  const body = {
    contact_name: script,
    telephone: script,
    job_title: script,
    company_name: script,
    country: 'DE',
    city: script,
    state: script,
    address: script,
  }
  const answer = await shop.request('/api/user/profile/modify', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  expect(JSON.parse(await answer.text()).data).toEqual({ ...body, email: 'first@example.com' })
})
