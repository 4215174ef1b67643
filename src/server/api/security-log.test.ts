import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeAuthenticator } from '../../../tests/harness/authenticator.ts'
import { buy, openBrowser, stockOne } from '../../../tests/harness/buyers.ts'
import { openDesk, STAFF_PASSWORD } from '../../../tests/harness/desk.ts'
import { becomeUser, PASSWORD } from '../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../tests/harness/test-shop.ts'
import { openWalletShop, orderToPay } from '../../../tests/harness/wallet-shop.ts'
import { acceptStaffLink } from '../../contract/desk/door.ts'
import * as passkeys from '../../contract/desk/passkeys.ts'
import { captureWalletOrder } from '../../contract/shop/payments.ts'
import { makeSetupLink } from '../features/staff/index.ts'
import { log, setLogLevel } from '../log.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ TRUSTED_PROXIES: '1' })
})
afterAll(() => shop.close())
afterEach(() => {
  setLogLevel('error')
  vi.restoreAllMocks()
})

type Line = { message: string; event: string; network: string; email?: string; reason?: string }
const OFFICE = '203.0.113.77'

const post = (path: string, body: object, { token = '', from = OFFICE } = {}) =>
  shop.request(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': from,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })

/** The security log entries during `work`, and the complete output. */
async function logged(work: () => Promise<unknown>): Promise<{ lines: Line[]; text: string }> {
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation(line => written.push(String(line)) > 0)
  setLogLevel('info')
  await work()
  // Warnings are written at once, together with all buffered lines.
  log('warn', 'end of the test')
  const text = written.join('')
  const lines: Line[] = text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
  return { lines: lines.filter(({ message }) => message === 'security'), text }
}

test('records failed sign-ins with hashes that can be compared but do not reveal the person', async () => {
  const email = 'watched@firm.example'
  await becomeUser(shop, { email })
  const { lines, text } = await logged(async () => {
    await post('/api/user/login', { email, password: 'guess' })
    await post(
      '/api/user/login',
      { email: 'WATCHED@firm.example', password: 'guess 2' },
      { from: '192.0.2.9' },
    )
    await post('/api/user/login', { email: 'other@firm.example', password: 'guess' })
    await post('/api/user/login', { email, password: PASSWORD })
  })
  expect(lines.map(({ event }) => event)).toEqual([
    'sign_in_failed',
    'sign_in_failed',
    'sign_in_failed',
    'signed_in',
  ])
  const [first, second, third, fourth] = lines
  expect(first?.email).toMatch(/^[0-9a-f]{16}$/)
  expect(first?.network).toMatch(/^[0-9a-f]{16}$/)
  expect([second?.email, fourth?.email]).toEqual([first?.email, first?.email])
  expect([third?.network, fourth?.network]).toEqual([first?.network, first?.network])
  expect(third?.email).not.toBe(first?.email)
  expect(second?.network).not.toBe(first?.network)
  expect(text).not.toMatch(/firm\.example|203\.0\.113|192\.0\.2|guess/i)
})

test('records all kinds of suspicious refusals', async () => {
  const { token } = await becomeUser(shop, { email: 'busy@firm.example' })
  const { order_number } = await buy(openBrowser(shop), await stockOne(shop, 'WATCHED-1', 10), 1)
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7 no list'], 'list.xlsx'))
  const changed = {
    old_password: 'wrong',
    new_password: 'another horse 7',
    confirm_password: 'another horse 7',
  }
  const { lines } = await logged(async () => {
    await post('/api/user/active', { token: 'a'.repeat(43), password: PASSWORD })
    await post('/api/user/reset-verify', { token: 'a'.repeat(43) })
    await post('/api/captcha/checkCaptcha', {
      captcha_id: '00000000-0000-4000-8000-000000000000',
      code: 'AAAA',
    })
    await shop.get(`/api/user/order/${order_number}?key=${'k'.repeat(43)}`)
    await post('/api/pay/paypal/webhook', { id: 'WH-1' })
    await shop.request('/api/upload/excel', { method: 'POST', body: form })
    await post('/api/user/profile/change-password', changed, { token })
    await post('/api/user/profile/change-password', { ...changed, old_password: PASSWORD }, { token })
    for (let i = 0; i < 6; i++) await post('/api/user/forgot', { email: 'busy@firm.example' })
  })
  expect(lines.map(({ event }) => event)).toEqual([
    'link_refused',
    'link_refused',
    'captcha_refused',
    'order_key_refused',
    'webhook_refused',
    'upload_refused',
    'password_wrong',
    'password_changed',
    'too_many',
  ])
  expect(lines[5]).toMatchObject({ reason: expect.stringMatching(/^errors\./) })
})

test('records a wrong key in a page URL like one in a call', async () => {
  const { order_number } = await buy(openBrowser(shop), await stockOne(shop, 'WATCHED-2', 10), 1)
  const query = `${order_number}?key=${'k'.repeat(43)}`
  const { lines } = await logged(async () => {
    await shop.get(`/order/${query}`, { 'X-Forwarded-For': OFFICE })
    await shop.get(`/api/user/order/${query}`, { 'X-Forwarded-For': OFFICE })
  })
  const [page, call] = lines
  expect(page).toMatchObject({ event: 'order_key_refused', network: expect.stringMatching(/^[0-9a-f]{16}$/) })
  expect(call?.network).toBe(page?.network)
  expect(lines).toHaveLength(2)
})

test('an unknown payment under the right key of its order is no wrong key', async () => {
  const walletShop = await openWalletShop()
  const { order_id, key, call } = await orderToPay(walletShop, 'WATCHED-3')
  const { lines } = await logged(() =>
    expect(call(captureWalletOrder, { order_id, key, paypal_order_id: 'UNKNOWN1' })).rejects.toMatchObject({
      code: 404,
      reason: 'errors.not_found',
    }),
  )
  await walletShop.close()
  expect(lines).toEqual([])
})

test('records every way into the desk, used or refused', async () => {
  const token = (await makeSetupLink(shop.context)) ?? ''
  const desk = openDesk(shop)
  const attempt = (work: Promise<unknown>) => work.catch(() => {})
  const { lines } = await logged(async () => {
    await attempt(desk.call(acceptStaffLink, { token: 'x'.repeat(43), password: STAFF_PASSWORD }))
    await desk.call(acceptStaffLink, {
      ...{ token, email: 'owner@shop.test', name: 'The owner', password: STAFF_PASSWORD },
    })
    const device = makeAuthenticator()
    const enrolled = device.enrol(await desk.call(passkeys.startPasskey))
    await desk.call(passkeys.addPasskey, { name: 'Laptop', answer: enrolled })
    const start = () => desk.call(passkeys.startPasskeySignIn)
    await desk.call(passkeys.signInWithPasskey, { answer: device.sign(await start()) })
    await attempt(desk.call(passkeys.signInWithPasskey, { answer: makeAuthenticator().sign(await start()) }))
  })
  expect(lines.map(({ event, reason }) => [event, reason])).toEqual([
    ['staff_refused', 'desk_errors.link_invalid'],
    ['staff_signed_in', undefined],
    ['staff_signed_in', undefined],
    ['staff_refused', 'desk_errors.passkey_wrong'],
  ])
})
