import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { addMember, type Member, nextCode, setUpOwner } from '../../../../tests/harness/desk.ts'
import { operator } from '../../../../tests/harness/operator.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { stepUp } from '../../../contract/desk/door.ts'
import * as desk from '../../../contract/desk/orders.ts'
import { changeStaff, listStaff } from '../../../contract/desk/staff.ts'

let shop: TestShop
let owner: Member
let accounts: Member
beforeAll(async () => {
  shop = await openTestShop()
  owner = await setUpOwner(shop)
  accounts = await addMember(shop, 'accounts@shop.test', ['accounts'])
})
afterAll(() => shop.close())
beforeEach(() => setCap(accounts, null))

const STEP_UP = expect.objectContaining({ code: 403, reason: 'desk_errors.step_up_required' })
let parts = 0

/** Paid in full: 2,000 pieces for 1.50 USD each, and the freight. */
async function placePaid() {
  const part = await stockOne(shop, `CAP-${++parts}`, 5_000)
  const placed = await buyNow(openBrowser(shop), part, 2_000)
  await owner.call(desk.recordPayment, { order_number: placed.order_number, amount: placed.total })
  return placed
}

/** The last factor was confirmed too long ago. */
const forgetFactor = ({ staffId }: Member) =>
  shop.connection.pool.query(
    `update staff_sessions set verified_at = now() - interval '11 minutes' where staff_id = $1`,
    [staffId],
  )
const confirm = async (person: Member) => {
  await shop.connection.pool.query('update staff set totp_step = 0 where id = $1', [person.staffId])
  await person.call(stepUp, { code: nextCode(person) })
}
async function setCap({ staffId }: Member, refund_cap: number | null) {
  await confirm(owner)
  const known = (await owner.call(listStaff)).find(({ id }) => id === staffId)
  if (!known) throw new Error('no such person')
  return owner.call(changeStaff, { id: staffId, name: known.name, roles: known.roles, refund_cap })
}
const refund = (person: Member, order_number: string, amount?: number) =>
  person.call(desk.refundDeskOrder, { order_number, amount, reason: 'Damaged reel' })

test('a refund up to the default cap needs no second factor, a cent more does', async () => {
  const { order_number } = await placePaid()
  await forgetFactor(accounts)
  await expect(refund(accounts, order_number, 1_000.01)).rejects.toEqual(STEP_UP)
  const { order } = await refund(accounts, order_number, 1_000)
  expect(order.money?.refunds).toMatchObject([{ amount: 1_000 }])
})

test('after the second factor was confirmed, the same refund is done', async () => {
  const { order_number, total } = await placePaid()
  await forgetFactor(accounts)
  await expect(refund(accounts, order_number)).rejects.toEqual(STEP_UP)
  const untouched = await owner.call(desk.getDeskOrder, { order_number })
  expect([untouched.status, untouched.money?.refunds]).toEqual(['preparing', []])
  await confirm(accounts)
  expect((await refund(accounts, order_number)).order.money?.refund_due).toBe(total)
})

test('small refunds of one order add up; those of other people and orders do not', async () => {
  const { order_number } = await placePaid()
  const other = await placePaid()
  await refund(owner, order_number, 500)
  await forgetFactor(accounts)
  await refund(accounts, order_number, 600)
  await refund(accounts, other.order_number, 600)
  await expect(refund(accounts, order_number, 401)).rejects.toEqual(STEP_UP)
  await refund(accounts, order_number, 400)
})

test('a cap is set per person, also for an owner, and is recorded', async () => {
  const { order_number } = await placePaid()
  expect(await setCap(accounts, 50)).toMatchObject({ refund_cap: 50 })
  const { rows } = await shop.connection.pool.query(`select changes from audit order by id desc limit 1`)
  expect(rows[0].changes).toMatchObject({ refund_cap: [null, 50] })
  await forgetFactor(accounts)
  await expect(refund(accounts, order_number, 51)).rejects.toEqual(STEP_UP)
  await refund(accounts, order_number, 50)
  await setCap(owner, 0)
  await forgetFactor(owner)
  await expect(refund(owner, order_number, 1)).rejects.toEqual(STEP_UP)
})

test('a change of the name leaves the cap', async () => {
  await setCap(accounts, 75)
  const { staffId: id } = accounts
  const changed = await owner.call(changeStaff, { id, name: 'Accounts', roles: ['accounts'] })
  expect(changed).toMatchObject({ refund_cap: 75 })
})

test('the shell has no cap', async () => {
  const { order_number } = await placePaid()
  expect(await operator(shop, 'order', 'refund', order_number, '--yes')).toContain('is refunded')
})
