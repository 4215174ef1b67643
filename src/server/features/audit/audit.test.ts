import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember, type Member, setUpOwner } from '../../../../tests/harness/desk.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { listAudit, listAuditPeople } from '../../../contract/desk/audit.ts'

let shop: TestShop
let owner: Member
let manager: Member
beforeAll(async () => {
  shop = await openTestShop()
  owner = await setUpOwner(shop)
  manager = await addMember(shop, 'manager@shop.test', ['manager'])
  for (const [at, staffId] of ENTRIES)
    await shop.connection.pool.query(
      `insert into audit (at, staff_id, who, act, subject_kind, subject_id, label, changes, network)
       values ($1, $2, $3, 'order.note', 'order', '1', 'CF-1', '{}', '')`,
      [at, staffId, staffId === null ? 'shell' : 'Desk viewer'],
    )
})
afterAll(() => shop.close())

/** Not in the order of their times, as after a long transaction. */
const ENTRIES = [
  ['2025-03-02T23:59:59Z', 900],
  ['2025-03-01T00:00:00Z', null],
  ['2025-03-03T00:00:00Z', 900],
  ['2025-02-28T23:59:59Z', 900],
] as const

test('entries are filtered by day, newest first', async () => {
  const { list, total } = await manager.call(listAudit, { from: '2025-03-01', to: '2025-03-02' })
  expect(list.map(({ time }) => time)).toEqual(['2025-03-02T23:59:59.000Z', '2025-03-01T00:00:00.000Z'])
  expect(total).toBe(2)
})

test('a page starts after the last entry of the page before, also where times and ids differ', async () => {
  const { list } = await manager.call(listAudit, { to: '2025-03-31' })
  const times = list.map(({ time }) => time.slice(0, 10))
  expect(times).toEqual(['2025-03-03', '2025-03-02', '2025-03-01', '2025-02-28'])
  const next = await manager.call(listAudit, { to: '2025-03-31', after: String(list[1]?.id) })
  expect(next.list.map(({ id }) => id)).toEqual(list.slice(2).map(({ id }) => id))
})

test('a manager, who cannot manage staff, can filter by person', async () => {
  const people = await manager.call(listAuditPeople)
  expect(people).toEqual([
    { id: 900, name: 'Desk viewer' },
    { id: manager.staffId, name: 'The manager' },
    { id: owner.staffId, name: 'The owner' },
  ])
  const { list } = await manager.call(listAudit, { staff_id: 900, from: '2025-03-03' })
  expect(list.map(({ who }) => who)).toEqual(['Desk viewer'])
})
