import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { addMember, type DeskBrowser, setUpOwner } from '../../../../tests/harness/desk.ts'
import { askForQuote } from '../../../../tests/harness/requests.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { addCompany } from '../../../contract/desk/customers.ts'
import { findAnything } from '../../../contract/desk/find.ts'

let shop: TestShop
let owner: DeskBrowser
let orderNumber: string
let rfqNumber: string
beforeAll(async () => {
  shop = await openTestShop()
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

test('a company is found by its name, by people who may see customers', async () => {
  await owner.call(addCompany, { name: 'Searchable Sensors SA', country: 'FR' })
  expect(await found(owner, 'able sens')).toEqual(['company Searchable Sensors SA'])
  const packer = await addMember(shop, 'packer@shop.test', ['warehouse'])
  expect(await found(packer, 'able sens')).toEqual([])
})

test('nobody finds what they may not see', async () => {
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
