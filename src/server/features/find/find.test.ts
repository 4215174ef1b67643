import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { addMember, type DeskBrowser, setUpOwner } from '../../../../tests/harness/desk.ts'
import { acceptShown, mailedQuoteKey, sendNewQuote } from '../../../../tests/harness/quotes.ts'
import { askForQuote } from '../../../../tests/harness/requests.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { addCompany } from '../../../contract/desk/customers.ts'
import { findAnything } from '../../../contract/desk/find.ts'
import { setSetting } from '../site/index.ts'

let shop: TestShop
let owner: DeskBrowser
let orderNumber: string
let rfqNumber: string
beforeAll(async () => {
  shop = await openTestShop()
  await setSetting(shop.connection, 'bank.beneficiary', 'Example Components Ltd')
  await setSetting(shop.connection, 'bank.account_number', '012-345')
  owner = await setUpOwner(shop)
  const part = await stockOne(shop, 'FINDME-100', 100)
  const bought = await buyNow(openBrowser(shop), part, 1, {
    email: 'finder@example.com',
    po_number: 'PO-4711-X',
  })
  orderNumber = bought.order_number
  await shop.connection.pool.query(`update orders set shipping_number = '1ZFIND999' where id = $1`, [
    bought.order_id,
  ])
  rfqNumber = await askForQuote(shop, { company_name: 'Findable Devices Ltd' })
})
afterAll(() => shop.close())

const found = async ({ call }: DeskBrowser, q: string) =>
  (await call(findAnything, { q })).map(({ kind, title }) => `${kind} ${title}`)

test('an order is found by number, PO, tracking and part number, and by email', async () => {
  const order = `order ${orderNumber}`
  for (const q of [orderNumber, orderNumber.slice(2).toLowerCase(), 'po-4711', '1zfind999', 'finder@'])
    expect({ q, found: await found(owner, q) }).toEqual({ q, found: expect.arrayContaining([order]) })
  expect(await found(owner, 'findme-1')).toEqual([order, 'part FINDME-100'])
})

test('a request is found by number and company, a person by name and company', async () => {
  expect(await found(owner, `RFQ-${rfqNumber}`)).toContain(`request RFQ-${rfqNumber}`)
  expect(await found(owner, `inq-${rfqNumber}`)).toContain(`request RFQ-${rfqNumber}`)
  expect(await found(owner, 'findable')).toEqual([`request RFQ-${rfqNumber}`, 'person Purchasing'])
})

test('a quote is found by number, company, and the PO number of its order; a part names the pieces held', async () => {
  const part = await stockOne(shop, 'HELDPART-1', 1_000)
  const wanted = { parts: [{ part_id: part, quantity: 400 }], terms: { is_held: true } }
  const { number } = await sendNewQuote(owner, wanted)
  expect(await found(owner, number.slice(1))).toEqual([`quote ${number}`])
  expect(await found(owner, 'example devices')).toContain(`quote ${number}`)
  const parts = (await owner.call(findAnything, { q: 'heldpart-1' })).filter(({ kind }) => kind === 'part')
  expect(parts).toMatchObject([{ held: { pieces: 400, quotes: 1, quote_number: number } }])
  const key = await mailedQuoteKey(shop, number)
  await acceptShown(openBrowser(shop), number, key, { po_number: 'PO-QUOTED-7' })
  expect(await found(owner, 'quoted-7')).toContain(`quote ${number}`)
  const packer = await addMember(shop, 'packing@shop.test', ['warehouse'])
  expect(await found(packer, number.slice(1))).toEqual([])
})

test('a company is found by its name, by people who may see customers', async () => {
  await owner.call(addCompany, { name: 'Searchable Sensors SA', country: 'FR' })
  expect(await found(owner, 'able sens')).toEqual(['company Searchable Sensors SA'])
  const packer = await addMember(shop, 'packer@shop.test', ['warehouse'])
  expect(await found(packer, 'able sens')).toEqual([])
})

test('staff find no records that they may not see', async () => {
  const warehouse = await addMember(shop, 'warehouse@shop.test', ['warehouse'])
  expect(await found(warehouse, 'findable')).toEqual([])
  expect(await found(warehouse, 'findme-100')).toEqual([`order ${orderNumber}`, 'part FINDME-100'])
  expect(JSON.stringify(await warehouse.call(findAnything, { q: 'findme-100' }))).not.toContain('finder@')
  const accounts = await addMember(shop, 'accounts@shop.test', ['accounts'])
  expect(await found(accounts, 'findable')).toEqual(['person Purchasing'])
})

test('wildcards are letters, and one letter finds nothing', async () => {
  expect(await found(owner, '%%%')).toEqual([])
  expect(await found(owner, 'f')).toEqual([])
})
