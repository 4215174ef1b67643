import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asShell } from '../../../../tests/harness/as-shell.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { mailedToken } from '../../../../tests/harness/mailed-token.ts'
import { becomeUser, PASSWORD, registration } from '../../../../tests/harness/people.ts'
import { askForQuote, rfqLine } from '../../../../tests/harness/requests.ts'
import { stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import * as account from '../../../contract/shop/account.ts'
import { getRfq, listRfqs } from '../../../contract/shop/rfq-history.ts'
import { signIn } from '../../../contract/shop/sign-ins.ts'
import { accountData, changeUser, eraseUser, exportUser } from '../account/index.ts'
import { JOINS } from '../joins/index.ts'
import { findStaffRfq, markRfqViewed, rfqData } from './index.ts'

const EMAIL = 'buyer@example.com'
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => emptyTables(pool(), 'users', 'rfqs', 'mails', 'allowances'))

const pool = () => shop.connection.pool
const context = () => shop.context
const notFound = expect.objectContaining({ code: 404 })

const SHELL = { staffId: null, who: 'shell', network: '' }

async function view(number: string): Promise<void> {
  const rfq = await findStaffRfq(context(), number)
  if (rfq) await markRfqViewed({ ...context(), by: SHELL }, rfq)
}

describe('a buyer’s history', () => {
  test('lists the newest first, page by page', async () => {
    const { call, token } = await becomeUser(shop)
    const numbers: string[] = []
    for (let sent = 0; sent < 3; sent++)
      numbers.unshift(
        await askForQuote(shop, { lines: Array.from({ length: sent + 1 }, () => rfqLine()) }, { token }),
      )
    const [newest, , oldest] = numbers
    const { list, ...paging } = await call(listRfqs, { page_size: 2 })
    expect(paging).toEqual({ total: 3, page: 1, page_size: 2 })
    expect(list).toMatchObject([
      { rfq_number: `RFQ-${newest}`, inquiry_number: `INQ-${newest}`, status: 'submitted', line_count: 3 },
      { line_count: 2 },
    ])
    expect(await call(listRfqs, { page: 2, page_size: 2 })).toMatchObject({
      list: [{ rfq_number: `RFQ-${oldest}`, line_count: 1 }],
      total: 3,
    })
    expect(await call(listRfqs, { page: 1_000_000_000, page_size: 100 })).toMatchObject({
      list: [],
      total: 3,
    })
  })

  test('shows one as it was sent, with links to the parts that still exist', async () => {
    const { call, token } = await becomeUser(shop)
    const [kept, leaving] = await stockParts(shop.connection.db, [
      { partNumber: 'KEPT-1', packaging: 'SOIC-8' },
      { partNumber: 'LEAVING-2' },
    ])
    const lines = [
      rfqLine({ goods_id: kept, part_number: 'KEPT-1', target_price: 1.234567, date_code: '25+' }),
      rfqLine({ goods_id: leaving, part_number: 'LEAVING-2' }),
    ]
    await askForQuote(
      shop,
      { lines, comment: 'one\ntwo', alternates_welcome: true, email: 'desk@example.com' },
      { token },
    )
    await pool().query('delete from parts where id = $1', [leaving])
    const [entry] = (await call(listRfqs, {})).list
    expect(await call(getRfq, { id: entry?.id ?? 0 })).toEqual({
      ...entry,
      messages: [],
      quotes: [],
      contact_name: 'Purchasing',
      company_name: 'Example Instruments GmbH',
      email: 'desk@example.com',
      telephone: '+49 30 1234567',
      country: 'DE',
      comment: 'one\ntwo',
      alternates_welcome: true,
      lines: [
        {
          goods_id: kept,
          part_number: 'KEPT-1',
          manufacturer: 'Texas Instruments',
          package: '',
          date_code: '25+',
          qty: 500,
          target_price: 1.23457,
          goods_page_url: `KEPT-1-${kept}`,
          icons: expect.stringMatching(/^\/.+/),
        },
        expect.objectContaining({
          goods_id: null,
          part_number: 'LEAVING-2',
          target_price: null,
          goods_page_url: '',
          icons: '',
        }),
      ],
    })
  })

  test('shows when staff have viewed it', async () => {
    const { call, token } = await becomeUser(shop)
    await view(await askForQuote(shop, {}, { token }))
    const [entry] = (await call(listRfqs, {})).list
    expect(entry?.status).toBe('viewed')
    expect(await call(getRfq, { id: entry?.id ?? 0 })).toMatchObject({ status: 'viewed' })
  })

  test('another buyer’s request, a visitor’s and an unknown one answer 404', async () => {
    const { token } = await becomeUser(shop)
    const other = await becomeUser(shop, { email: 'other@example.com' })
    await askForQuote(shop, {}, { token })
    await askForQuote(shop, { email: 'other@example.com' })
    const { rows } = await pool().query('select id from rfqs')
    expect(rows).toHaveLength(2)
    for (const id of [...rows.map(row => row.id), 2_147_483_647])
      await expect(other.call(getRfq, { id })).rejects.toEqual(notFound)
    expect(await other.call(listRfqs, {})).toMatchObject({ list: [], total: 0 })
  })
})

describe('a visitor’s requests join the account', () => {
  const history = async () => {
    const { token } = await shop.call()(signIn, { email: EMAIL, password: PASSWORD })
    return (await shop.call('en', token)(listRfqs, {})).list.map(({ rfq_number }) => rfq_number)
  }
  const owners = async () =>
    (await pool().query('select user_id from rfqs order by id')).rows.map(row => row.user_id)

  test('when its email is activated, and not before', async () => {
    const number = await askForQuote(shop, { email: 'Buyer@EXAMPLE.com' })
    await askForQuote(shop, { email: 'someone@example.com' })
    await shop.call()(account.register, registration())
    expect(await owners()).toEqual([null, null])
    const token = await mailedToken(shop, EMAIL, 'activation')
    await shop.call()(account.activate, { token, password: PASSWORD })
    expect(await history()).toEqual([`RFQ-${number}`])
    expect((await owners())[1]).toBeNull()
  })

  test('not by signing in: an RFQ may name any mailbox', async () => {
    await becomeUser(shop)
    await askForQuote(shop)
    expect(await history()).toEqual([])
  })

  test('when a mailed link sets a new password, which proves the mailbox, too', async () => {
    await shop.call()(account.register, registration({ password: 'another horse 7' }))
    const number = await askForQuote(shop)
    await shop.call()(account.forgotPassword, { email: EMAIL })
    const token = await mailedToken(shop, EMAIL, 'reset')
    await shop.call()(account.resetPassword, { token, password: PASSWORD, confirm_password: PASSWORD })
    expect(await history()).toEqual([`RFQ-${number}`])
  })

  test('when staff activate it', async () => {
    await shop.call()(account.register, registration())
    const number = await askForQuote(shop)
    await changeUser(asShell(shop), EMAIL, 'activate', JOINS)
    expect(await history()).toEqual([`RFQ-${number}`])
  })

  test('unless the account is disabled', async () => {
    await shop.call()(account.register, registration())
    await askForQuote(shop)
    await changeUser(asShell(shop), EMAIL, 'disable', JOINS)
    await changeUser(asShell(shop), EMAIL, 'activate', JOINS)
    expect(await owners()).toEqual([null])
  })

  test('while requests that another account sent in its name stay there', async () => {
    const other = await becomeUser(shop, { email: 'other@example.com' })
    await askForQuote(shop, { email: EMAIL }, { token: other.token })
    await becomeUser(shop)
    expect(await history()).toEqual([])
    expect(await other.call(listRfqs, {})).toMatchObject({ total: 1 })
  })
})

describe('personal data', () => {
  const kinds = [rfqData, ...accountData]

  test('includes requests by account and by email, with their lines', async () => {
    const { token } = await becomeUser(shop)
    const first = await askForQuote(shop, { email: 'desk@example.com', comment: 'urgent' }, { token })
    const second = await askForQuote(shop, { email: 'BUYER@example.com' })
    await askForQuote(shop, { email: 'other@example.com' })
    const known = await exportUser(asShell(shop), EMAIL, kinds)
    expect(known?.rfqs).toEqual([
      expect.objectContaining({ rfq_number: `RFQ-${first}`, email: 'desk@example.com', comment: 'urgent' }),
      expect.objectContaining({
        rfq_number: `RFQ-${second}`,
        lines: [expect.objectContaining({ partNumber: 'LM358DR', quantity: 500 })],
      }),
    ])
  })

  test('is erased completely, without data of others', async () => {
    const { token } = await becomeUser(shop)
    await askForQuote(shop, { email: 'desk@example.com' }, { token })
    await askForQuote(shop)
    const other = await askForQuote(shop, { email: 'other@example.com' })
    expect(await eraseUser(asShell(shop), EMAIL, kinds)).toMatchObject({ rfqs: 2, profile: 1 })
    const left = await pool().query('select number, (select count(*)::int from rfq_lines) as lines from rfqs')
    expect(left.rows).toEqual([{ number: other, lines: 1 }])
  })

  test('includes requests of a visitor who never had an account', async () => {
    await askForQuote(shop)
    expect(await exportUser(asShell(shop), EMAIL, kinds)).toMatchObject({
      rfqs: [{ email: EMAIL }],
      profile: [],
    })
    expect(await eraseUser(asShell(shop), EMAIL, kinds)).toMatchObject({ rfqs: 1, mails: 1 })
    expect(await exportUser(asShell(shop), EMAIL, kinds)).toBeNull()
  })
})
