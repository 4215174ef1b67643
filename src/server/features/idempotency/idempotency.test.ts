import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keyed, openBrowser } from '../../../../tests/harness/buyers.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { mailedToken } from '../../../../tests/harness/mailed-token.ts'
import { becomeUser, PASSWORD, registration } from '../../../../tests/harness/people.ts'
import { request } from '../../../../tests/harness/requests.ts'
import { solveCaptcha } from '../../../../tests/harness/solve-captcha.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { activate, register } from '../../../contract/shop/account.ts'
import { sendQuickRfq, sendRfq } from '../../../contract/shop/rfq.ts'
import { sweepIdempotency } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() =>
  emptyTables(
    shop.connection.pool,
    'users',
    'rfqs',
    'mails',
    'captchas',
    'allowances',
    'idempotent_requests',
  ),
)

const KEY = 'key-1'
const count = async (table: string) => (await shop.connection.pool.query(`select from ${table}`)).rowCount
const refusedWith = (code: number) => expect.objectContaining({ code })
const rfq = async (changes = {}) => ({ ...request(changes), ...(await solveCaptcha(shop)) })

describe.each([
  ['a list', sendRfq],
  ['one part', sendQuickRfq],
])('a request for a quote by %s', (_, endpoint) => {
  test('sent again with its key gets the same number, without a second mail or another code', async () => {
    const sent = await rfq()
    const first = await shop.call()(endpoint, sent, keyed(KEY))
    const mails = await count('mails')
    expect(await shop.call()(endpoint, sent, keyed(KEY))).toEqual(first)
    expect(await shop.call()(endpoint, await rfq(), keyed(KEY))).toEqual(first)
    expect(await count('rfqs')).toBe(1)
    expect(await count('mails')).toBe(mails)
  })

  test('is stored once, though it arrives five times at the same moment', async () => {
    const sent = await rfq()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.call()(endpoint, sent, keyed(KEY))),
    )
    expect(new Set(answers.map(({ rfq_number }) => rfq_number)).size).toBe(1)
    expect(await count('rfqs')).toBe(1)
  })

  test('is stored once even with a different code each time', async () => {
    const sent = await Promise.all(Array.from({ length: 5 }, () => rfq()))
    const answers = await Promise.all(sent.map(body => shop.call()(endpoint, body, keyed(KEY))))
    expect(new Set(answers.map(({ rfq_number }) => rfq_number)).size).toBe(1)
    expect(await count('rfqs')).toBe(1)
  })

  test('with a different body under the same key is rejected', async () => {
    await shop.call()(endpoint, await rfq(), keyed(KEY))
    const other = await rfq({ comment: 'and quickly' })
    await expect(shop.call()(endpoint, other, keyed(KEY))).rejects.toEqual(refusedWith(409))
    expect(await count('rfqs')).toBe(1)
  })

  test('that was rejected leaves the key free', async () => {
    const sent = await rfq()
    const wrong = { ...sent, captcha_code: 'wrong' }
    await expect(shop.call()(endpoint, wrong, keyed(KEY))).rejects.toEqual(refusedWith(4221))
    expect(await shop.call()(endpoint, sent, keyed(KEY))).toMatchObject({
      rfq_number: expect.stringMatching(/^RFQ-/),
    })
  })
})

describe('a key', () => {
  test('belongs to its sender only', async () => {
    const { token } = await becomeUser(shop)
    const numbers = [
      await shop.call()(sendRfq, await rfq(), keyed(KEY)),
      await shop.call()(sendRfq, await rfq({ email: 'other@example.com' }), keyed(KEY)),
      await shop.call('en', token)(sendRfq, await rfq(), keyed(KEY)),
      await shop.call()(sendQuickRfq, await rfq(), keyed(KEY)),
    ]
    expect(new Set(numbers.map(({ rfq_number }) => rfq_number)).size).toBe(4)
  })

  test('is optional; without one each request is new', async () => {
    await shop.call()(sendRfq, await rfq())
    await shop.call()(sendRfq, await rfq(), keyed(' '))
    expect(await count('rfqs')).toBe(2)
  })

  test('that is too long is rejected', async () => {
    await expect(shop.call()(sendRfq, await rfq(), keyed('k'.repeat(101)))).rejects.toEqual(refusedWith(400))
  })

  test('expires after a day', async () => {
    const { pool, db } = shop.connection
    await shop.call()(sendRfq, await rfq(), keyed(KEY))
    await sweepIdempotency(db)
    expect(await count('idempotent_requests')).toBe(1)
    await pool.query(`update idempotent_requests set created_at = now() - interval '25 hours'`)
    await sweepIdempotency(db)
    expect(await count('idempotent_requests')).toBe(0)
  })
})

describe('a registration', () => {
  test('sent again with its key is one registration and one mail, also after its activation', async () => {
    const call = openBrowser(shop)
    await call(register, registration(), keyed(KEY))
    expect(await call(register, registration(), keyed(KEY))).toBeNull()
    expect([await count('registrations'), await count('mails')]).toEqual([1, 1])
    await call(activate, { token: await mailedToken(shop, 'buyer@example.com', 'activation') })
    expect(await call(register, registration(), keyed(KEY))).toBeNull()
    await expect(call(register, registration())).rejects.toEqual(refusedWith(409))
  })

  test('is stored once, though it arrives five times at the same moment', async () => {
    const sent = Array.from({ length: 5 }, () => shop.call()(register, registration(), keyed(KEY)))
    expect(await Promise.all(sent)).toEqual(Array(5).fill(null))
    expect([await count('registrations'), await count('mails')]).toEqual([1, 1])
  })

  test('with another password under the same key is rejected', async () => {
    await shop.call()(register, registration(), keyed(KEY))
    const other = registration({ password: 'another horse 7' })
    await expect(shop.call()(register, other, keyed(KEY))).rejects.toEqual(refusedWith(409))
  })

  test('leaves nothing of its password or its key that could be brute-forced', async () => {
    await shop.call()(register, registration(), keyed(KEY))
    const { rows } = await shop.connection.pool.query('select t::text as row from idempotent_requests t')
    for (const secret of [PASSWORD, KEY, 'buyer@example.com']) expect(rows[0].row).not.toContain(secret)
  })
})
