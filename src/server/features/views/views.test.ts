import { afterAll, beforeAll, expect, test } from 'vitest'
import { asShell } from '../../../../tests/harness/as-shell.ts'
import { addMember, listActs, setUpOwner } from '../../../../tests/harness/desk.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { listViews, removeSharedView, removeView, saveView, shareView } from '../../../contract/desk/views.ts'
import { eraseUser } from '../account/index.ts'
import { PERSONAL_DATA } from '../personal-data/index.ts'

type Member = Awaited<ReturnType<typeof setUpOwner>>
let shop: TestShop
let owner: Member
let seller: Member
let packer: Member

beforeAll(async () => {
  shop = await openTestShop()
  owner = await setUpOwner(shop)
  seller = await addMember(shop, 'sales@shop.test', ['sales'])
  packer = await addMember(shop, 'packer@shop.test', ['warehouse'])
})
afterAll(() => shop.close())

const names = async (person: Member) =>
  (await person.call(listViews, { screen: 'orders' })).map(({ name, query }) => `${name}?${query}`)

test('a person saves filters under a name, and the same name replaces them', async () => {
  const { id } = await seller.call(saveView, { screen: 'orders', name: 'Late', query: 'status=unpaid' })
  await seller.call(saveView, { screen: 'orders', name: 'late', query: 'status=confirming' })
  expect(await names(seller)).toEqual(['late?status=confirming'])
  expect(await names(packer)).toEqual([])
  await expect(packer.call(removeView, { id })).rejects.toMatchObject({ code: 404 })
  await seller.call(removeView, { id })
  expect(await names(seller)).toEqual([])
})

test('a manager or owner shares a view, which others see but cannot delete', async () => {
  const view = { screen: 'orders', name: 'To ship', query: 'status=preparing' } as const
  await expect(seller.call(shareView, view)).rejects.toMatchObject({ code: 403 })
  const { id } = await owner.call(shareView, view)
  expect(await names(packer)).toEqual(['To ship?status=preparing'])
  await expect(packer.call(removeView, { id })).rejects.toMatchObject({ code: 404 })
  await expect(packer.call(removeSharedView, { id })).rejects.toMatchObject({ code: 403 })
  await owner.call(removeSharedView, { id })
  expect(await names(packer)).toEqual([])
})

test('views of a list need the right to open the list', async () => {
  await expect(packer.call(listViews, { screen: 'audit' })).rejects.toMatchObject({ code: 403 })
  const view = { screen: 'audit', name: 'Mine', query: '' } as const
  await expect(packer.call(saveView, view)).rejects.toMatchObject({ code: 403 })
})

test('the number of views is limited', async () => {
  const save = (n: number) => seller.call(saveView, { screen: 'requests', name: `View ${n}`, query: '' })
  for (let n = 0; n < 50; n++) await save(n)
  await expect(save(50)).rejects.toMatchObject({ reason: 'desk_errors.views_full' })
  await save(49)
})

test('saving and deleting are recorded once each', async () => {
  const { pool } = shop.connection
  const before = (await listActs(pool)).length
  const view = { screen: 'orders', name: 'Recorded', query: 'q=x' } as const
  const own = await seller.call(saveView, view)
  await seller.call(removeView, { id: own.id })
  const shared = await owner.call(shareView, view)
  await owner.call(removeSharedView, { id: shared.id })
  const acts = ['view.save', 'view.remove', 'view.save', 'view.remove']
  expect((await listActs(pool)).slice(before).map(({ act }) => act)).toEqual(acts)
})

test('the audit never holds what a view searches for, and erasing a person removes their views', async () => {
  const { pool } = shop.connection
  const before = (await listActs(pool)).length
  const changes = async () =>
    (await pool.query('select changes, label from audit order by id offset $1', [before])).rows
  const email = 'buyer+parts@example.com'
  const query = `?${new URLSearchParams({ q: `Buyer+parts@example.com`, status: 'unpaid' })}`
  await seller.call(saveView, { screen: 'orders', name: 'Their orders', query })
  await seller.call(saveView, { screen: 'orders', name: 'Others', query: 'q=not-buyer%2Bparts@example.com' })
  await seller.call(saveView, { screen: 'orders', name: `Of ${email}`, query: '' })
  const [saved] = await changes()
  expect(saved.changes).toEqual({
    filters: [null, 'status=unpaid'],
    shared: [null, false],
    search: ['', 'changed'],
  })
  expect(await eraseUser(asShell(shop), email, PERSONAL_DATA)).toMatchObject({ saved_views: 2 })
  expect(await names(seller)).toEqual(['Others?q=not-buyer%2Bparts@example.com'])
  expect(JSON.stringify(await changes())).not.toContain('example.com')
})
