import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { mailedToken } from '../../../../tests/harness/mailed-token.ts'
import { becomeUser, PASSWORD, registration } from '../../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import * as signIns from '../../../contract/shop/sign-ins.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ TRUSTED_PROXIES: '1' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await emptyTables(shop.connection.pool, 'users', 'mails', 'allowances')
  await becomeUser(shop)
})

const ATTACKER = '203.0.113.66'
const OWNER = '198.51.100.7'

type Attempt = { from: string; password: string; email?: string; cookie?: string }

async function post(path: string, body: unknown, from: string, cookie = '') {
  return shop.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, Cookie: cookie },
    body: JSON.stringify(body),
  })
}

const signIn = ({ from, password, email = 'buyer@example.com', cookie }: Attempt) =>
  post('/api/user/login', { email, password }, from, cookie)

/** Some of the guesses are checked: `burst` of them, and one more for each minute this takes. */
async function guessed(burst: number, times: number, from: (time: number) => string): Promise<number[]> {
  const started = performance.now()
  const statuses = await guess(times, from)
  const minutes = Math.ceil((performance.now() - started) / 60_000)
  const checked = statuses.filter(status => status === 401).length
  expect(checked).toBeGreaterThanOrEqual(burst)
  expect(checked).toBeLessThanOrEqual(burst + minutes)
  return statuses
}

async function guess(times: number, from: (time: number) => string): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 50) {
    const answers = await Promise.all(
      Array.from({ length: Math.min(50, times - time) }, (_, i) =>
        signIn({ from: from(time + i), password: `guess ${time + i}` }),
      ),
    )
    statuses.push(...answers.map(({ status }) => status))
  }
  return statuses
}

describe('a thousand wrong passwords', () => {
  test('lock out the attacker, not the owner', async () => {
    const statuses = await guessed(10, 1000, () => ATTACKER)
    expect(statuses.filter(status => status !== 401 && status !== 429)).toEqual([])
    const refused = await signIn({ from: ATTACKER, password: PASSWORD })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
    expect((await signIn({ from: OWNER, password: PASSWORD })).status).toBe(200)
  })

  test('from everywhere do not lock out a browser that the owner has used before', async () => {
    const cookie = deviceCookie(await signIn({ from: OWNER, password: PASSWORD }))
    await guessed(100, 150, time => `192.0.2.${time % 150}`)
    expect((await signIn({ from: OWNER, password: PASSWORD })).status).toBe(429)
    expect((await signIn({ from: OWNER, password: PASSWORD, cookie })).status).toBe(200)
  })

  test('from the same office do not lock out a browser that the owner has used before', async () => {
    const cookie = deviceCookie(await signIn({ from: OWNER, password: PASSWORD }))
    await guess(50, () => OWNER)
    expect((await signIn({ from: OWNER, password: PASSWORD })).status).toBe(429)
    expect((await signIn({ from: OWNER, password: PASSWORD, cookie })).status).toBe(200)
  })

  test('are cleared by a password reset through the mailbox', async () => {
    await guess(50, () => OWNER)
    await post('/api/user/forgot', { email: 'buyer@example.com' }, OWNER)
    const token = await mailedToken(shop, 'buyer@example.com', 'reset')
    const password = 'another horse 7'
    const reset = await post(
      '/api/user/reset-password',
      { token, password, confirm_password: password },
      OWNER,
    )
    expect((await signIn({ from: OWNER, password })).status).toBe(200)
    // While others keep guessing from everywhere, the browser that reset it can still sign in.
    await guess(150, time => `192.0.2.${time % 150}`)
    expect((await signIn({ from: OWNER, password, cookie: deviceCookie(reset) })).status).toBe(200)
  })
})

describe('a known browser', () => {
  test('of one account is unknown to another', async () => {
    await becomeUser(shop, { email: 'other@example.com' })
    const cookie = deviceCookie(await signIn({ from: OWNER, password: PASSWORD }))
    for (let time = 0; time < 10; time++)
      await signIn({ from: ATTACKER, password: 'guess', email: 'other@example.com', cookie })
    const another = await signIn({ from: ATTACKER, password: 'guess', email: 'other@example.com' })
    expect(another.status).toBe(429)
  })

  test('may not guess without limit either', async () => {
    const cookie = deviceCookie(await signIn({ from: OWNER, password: PASSWORD }))
    for (let time = 0; time < 10; time++) await signIn({ from: OWNER, password: 'guess', cookie })
    expect((await signIn({ from: OWNER, password: 'guess', cookie })).status).toBe(429)
  })

  test('has a cookie that does not reveal the account', async () => {
    const cookie = deviceCookie(await signIn({ from: OWNER, password: PASSWORD }))
    const profile = await shop.get('/api/user/profile/info', { Cookie: `${cookie}; token=${cookie}` })
    expect(profile.status).toBe(401)
  })
})

test('correct passwords use up no allowance', async () => {
  for (let time = 0; time < 25; time++)
    expect((await signIn({ from: OWNER, password: PASSWORD })).status).toBe(200)
})

test("registering with an existing email does not block its owner's password reset", async () => {
  for (let time = 0; time < 8; time++)
    expect((await post('/api/user/register', registration(), ATTACKER)).status).toBe(409)
  expect((await post('/api/user/forgot', { email: 'buyer@example.com' }, OWNER)).status).toBe(200)
  await mailedToken(shop, 'buyer@example.com', 'reset')
})

test('a mailbox cannot be flooded with mails, with or without an account', async () => {
  for (const email of ['buyer@example.com', 'nobody@example.com']) {
    const statuses: number[] = []
    for (let time = 0; time < 8; time++)
      statuses.push((await post('/api/user/forgot', { email }, `192.0.2.${time}`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  }
})

test('a forged client address is ignored', async () => {
  const statuses: number[] = []
  for (let time = 0; time < 12; time++)
    statuses.push((await signIn({ from: `10.0.0.${time}, ${ATTACKER}`, password: 'guess' })).status)
  expect(statuses.slice(10)).toEqual([429, 429])
})

test('a token works in the header only', async () => {
  const { token } = await shop.call()(signIns.signIn, { email: 'buyer@example.com', password: PASSWORD })
  const asked = (headers: Record<string, string>) => shop.get('/api/user/profile/info', headers)
  expect((await asked({ Authorization: `Bearer ${token}` })).status).toBe(200)
  expect((await asked({ Cookie: `token=${token}` })).status).toBe(401)
  expect((await shop.get(`/api/user/profile/info?token=${token}`)).status).toBe(401)
})

function deviceCookie(answer: Response): string {
  const [cookie = ''] = answer.headers.getSetCookie()
  expect(cookie).toMatch(
    /^device=[\w-]{43}\.[\w-]{22}; Max-Age=\d+; Path=\/api\/user; HttpOnly; SameSite=Lax$/,
  )
  return cookie.split(';')[0] ?? ''
}
