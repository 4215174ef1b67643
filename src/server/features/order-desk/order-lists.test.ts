import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { type Member, setUpOwner } from '../../../../tests/harness/desk.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { getInbox } from '../../../contract/desk/inbox.ts'
import { allDeskEndpoints } from '../../../contract/desk/index.ts'
import * as desk from '../../../contract/desk/orders.ts'
import { DESK_EVENTS_PATH } from '../../../domain/paths.ts'

let shop: TestShop
let owner: Member
beforeAll(async () => {
  shop = await openTestShop()
  owner = await setUpOwner(shop)
})
afterAll(() => shop.close())

let parts = 0
const place = async () => buyNow(openBrowser(shop), await stockOne(shop, `LISTS-${++parts}`, 100), 10)

test('selected orders are exported, and no others', async () => {
  const [one, two, three] = [await place(), await place(), await place()]
  const numbers = `${one.order_number},${three.order_number}`
  const { content } = await owner.call(desk.exportOrders, { numbers })
  expect(content.trim().split('\n')).toHaveLength(3)
  expect(content).toContain(one.order_number)
  expect(content).not.toContain(two.order_number)
})

test('numbers of no order are told before anything is sent', async () => {
  const { order_number, total: amount } = await place()
  const unpaid = await place()
  await owner.call(desk.recordPayment, { order_number, amount })
  const numbers = `${order_number},${unpaid.order_number},CF000000-NOSUCH`
  const { list, unknown } = await owner.call(desk.listPackingSlips, { numbers })
  expect(list.map(slip => slip.order_number)).toEqual([order_number])
  expect(unknown).toEqual(['CF000000-NOSUCH'])
})

test('a refund that the wallet has refused waits in the lane Trouble, until there is another one', async () => {
  const { order_number, order_id, total: amount } = await place()
  await owner.call(desk.recordPayment, { order_number, amount })
  await shop.connection.pool.query(
    `insert into refunds (order_id, amount, method, state, who) values ($1, 5, 'paypal', 'refused', 'shell')`,
    [order_id],
  )
  const refused = async () =>
    (await owner.call(getInbox)).list.filter(
      ({ kind, order_id: of }) => kind === 'refused' && of === order_id,
    )
  expect(await refused()).toMatchObject([{ lane: 'trouble', number: order_number, amount: 5 }])
  await owner.call(desk.refundDeskOrder, { order_number, amount: 5, reason: 'Damaged reel' })
  expect(await refused()).toEqual([])
})

test('the description of the desk’s API is valid and has every call, also the stream of events', async () => {
  const description = await (await owner.send('/desk/api/openapi.json')).json()
  const { errors } = await new Validator().validate(description)
  expect(errors ?? []).toEqual([])
  for (const { path, method } of allDeskEndpoints())
    expect(description.paths[path]).toHaveProperty(method.toLowerCase())
  expect(description.paths[DESK_EVENTS_PATH].get.responses['200'].content).toHaveProperty([
    'text/event-stream',
  ])
})
