import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockOne } from '../../tests/harness/buyers.ts'
import { type DeskBrowser, setUpOwner } from '../../tests/harness/desk.ts'
import { operator } from '../../tests/harness/operator.ts'
import { stockParts } from '../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../tests/harness/test-shop.ts'
import { addCompany } from '../contract/desk/customers.ts'
import * as terms from '../contract/desk/terms.ts'

let shop: TestShop
let owner: DeskBrowser
let part: number
let [atDesk, inShell] = [0, 0]
beforeAll(async () => {
  shop = await openTestShop()
  owner = await setUpOwner(shop)
  part = await stockOne(shop, 'COMMAND-1', 100, '2.00')
  atDesk = (await owner.call(addCompany, { name: 'Example Devices Ltd', country: 'DE' })).id
  inShell = (await owner.call(addCompany, { name: 'Example Instruments GmbH', country: 'DE' })).id
  await owner.call(terms.addPriceGroup, { name: 'Key accounts', rules: [] })
})
afterAll(() => shop.close())

const shell = (...typed: string[]) => operator(shop, 'company', ...typed)
async function outcome(id: number) {
  const { id: _, ...agreed } = await owner.call(terms.getCompanyTerms, { id })
  const { rows } = await shop.connection.pool.query(
    `select act, changes from audit where subject_kind = 'company' and subject_id = $1 order by id`,
    [String(id)],
  )
  return { agreed, acts: rows.slice(1) }
}

test('terms and agreed prices have the same outcome and audit as at the desk', async () => {
  const id = atDesk
  const [group] = await owner.call(terms.listPriceGroups)
  const { rev } = await owner.call(terms.getCompanyTerms, { id })
  await owner.call(terms.changeCompanyTerms, {
    ...{ id, rev, terms_days: 30, credit_limit: 500, price_group_id: group?.id ?? 0 },
  })
  await shell('terms', String(inShell), '--days', '30', '--limit', '500', '--price-group', 'key accounts')
  const until = '2099-12-31'
  const prices = [
    { qty: 1, price: 1.5 },
    { qty: 100, price: 1.2 },
  ]
  await owner.call(terms.saveAgreement, { id, part_number: 'COMMAND-1', prices, until })
  const typed = ['--price', '1:1.5', '--price', '100:1.2', '--until', until]
  await shell('agree', String(inShell), 'command-1', ...typed)
  expect((await outcome(inShell)).agreed).toMatchObject({ terms_days: 30, agreements: [{ prices, until }] })
  expect(await outcome(inShell)).toEqual(await outcome(atDesk))
  expect(await shell('show', String(inShell))).toMatch(/COMMAND-1 .*1: 1\.50, 100: 1\.20\s+2099-12-31/)
  expect(await shell('list', '--search', 'instruments')).toMatch(/GmbH\s+DE\s+30\s+500\.00\s+Key accounts/)
  await owner.call(terms.removeAgreement, { id, part_id: part })
  await shell('disagree', String(inShell), 'COMMAND-1')
  expect(await outcome(inShell)).toEqual(await outcome(atDesk))
})

test('of two parts with the same number, one agreement is ended by its manufacturer', async () => {
  const makers = ['First Maker', 'Second Maker']
  await stockParts(
    shop.connection.db,
    makers.map(maker => ({ partNumber: 'TWICE-1', maker, stock: 10, prices: [[1, '2.00']] })),
  )
  const id = String(inShell)
  const typed = ['TWICE-1', '--price', '1:1.5', '--until', '2099-12-31']
  for (const maker of makers) await shell('agree', id, ...typed, '--manufacturer', maker)
  await expect(shell('disagree', id, 'TWICE-1')).rejects.toThrow(
    'several manufacturers (First Maker, Second Maker)',
  )
  await shell('disagree', id, 'twice-1', '--manufacturer', 'second maker')
  const { agreements } = await owner.call(terms.getCompanyTerms, { id: inShell })
  expect(agreements.map(({ manufacturer }) => manufacturer)).toEqual(['First Maker'])
})

test('price groups have the same outcome as at the desk', async () => {
  const group = (...typed: string[]) => operator(shop, 'price-group', ...typed)
  const [{ manufacturer, category }] = (
    await shop.connection.pool.query(
      `select (select name from manufacturers order by id limit 1) as manufacturer,
        (select name from category_names where lang = 'en' order by category_id limit 1) as category`,
    )
  ).rows
  await group('set', 'Dealers', '--discount', '5', '--discount', `12.5:${manufacturer}`)
  expect(await group('list')).toContain(`5, 12.5:${manufacturer}`)
  expect(await group('set', 'dealers', '--discount', `8::${category}`)).toContain(
    '“Dealers” has one discount',
  )
  const found = (await owner.call(terms.listPriceGroups)).find(({ name }) => name === 'Dealers')
  expect(found?.rules).toMatchObject([{ brand_id: null, category_name: category, percent: 8 }])
  const refused = [
    ['95', 'up to 90'],
    [`5:${manufacturer}:${category}:9`, 'PERCENT[:MANUFACTURER[:CATEGORY]]'],
    ['5:No such maker', 'there is no manufacturer'],
    ['5::No such category', 'there is no category'],
  ] as const
  for (const [discount, reason] of refused)
    await expect(group('set', 'Dealers', '--discount', discount)).rejects.toThrow(reason)
  for (const name of ['x'.repeat(101), 'two\nlines'])
    await expect(group('set', name, '--discount', '5')).rejects.toThrow('name: ')
  await group('remove', 'dealers')
  expect((await owner.call(terms.listPriceGroups)).map(({ name }) => name)).toEqual(['Key accounts'])
})

test.each([
  [['terms', '999', '--days', '30'], 'there is no company 999'],
  [['terms', '1'], 'needs --days'],
  [['terms', '1', '--days', '400'], '0 to 365'],
  [['terms', '1', '--price-group', 'no such'], 'no price group'],
  [['agree', '1', 'COMMAND-1', '--price', '1:1.5'], '--until'],
  [['agree', '1', 'COMMAND-1', '--price', '1.5', '--until', '2099-12-31'], '--price'],
  [['agree', '1', 'NO-SUCH-PART', '--price', '1:1.5', '--until', '2099-12-31'], 'there is no part'],
  [
    ['agree', '1', 'COMMAND-1', '--price', '1:1.5', '--until', '2027-02-30'],
    'until: Choose today or a later date',
  ],
  [
    ['agree', '1', 'COMMAND-1', '--price', '1:1.5', '--until', '2020-12-31'],
    'until: Choose today or a later date',
  ],
  [
    ['agree', '1', 'COMMAND-1', '--price', '1:1', '--price', '1:2', '--until', '2099-12-31'],
    'prices: This value',
  ],
  [
    ['agree', '1', 'COMMAND-1', '--price', '1:99999999', '--until', '2099-12-31'],
    'prices.0.price: Enter a price',
  ],
  [['disagree', '1', 'COMMAND-1'], 'no agreed price'],
])('%j is refused: %s', async (typed, reason) => {
  await expect(shell(...typed)).rejects.toThrow(reason)
})
