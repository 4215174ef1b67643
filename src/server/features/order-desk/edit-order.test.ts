import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADDRESS, buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { composeMail, plainText } from '../../../../tests/harness/compose-mail.ts'
import { addMember, type Member, setUpOwner } from '../../../../tests/harness/desk.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import * as desk from '../../../contract/desk/orders.ts'
import { getOrder } from '../../../contract/shop/orders.ts'
import { LANGS } from '../../../domain/locales.ts'
import { orderMails } from '../orders/index.ts'

let shop: TestShop
let owner: Member
let sales: Member
beforeAll(async () => {
  shop = await openTestShop()
  owner = await setUpOwner(shop)
  sales = await addMember(shop, 'sales@shop.test', ['sales'])
})
afterAll(() => shop.close())

let parts = 0
const place = async () => buyNow(openBrowser(shop), await stockOne(shop, `EDIT-${++parts}`, 100), 10)
const show = (order_number: string) => owner.call(desk.getDeskOrder, { order_number })
const mailsOf = async (id: number) =>
  (
    await shop.connection.pool.query(
      `select kind, lang, fields from mails where kind = 'order_edited' and (fields ->> 'order_id')::integer = $1`,
      [id],
    )
  ).rows
const lastEntry = async () =>
  (await shop.connection.pool.query('select act, changes from audit order by id desc limit 1')).rows[0]

describe('a placed order', () => {
  test('gets another address and PO number; the buyer, the packing slip and the search follow', async () => {
    const { order_number, order_id, key, total: amount } = await place()
    const edit = {
      po_number: 'PO-4711',
      shipping: { address_line1: 'Neue Straße 2' },
      billing: { country: 'AT' },
    }
    const changed = await sales.call(desk.editOrder, { order_number, ...edit, rev: 0 })
    expect(changed).toMatchObject({
      po_number: 'PO-4711',
      addresses: {
        shipping: { ...ADDRESS, address_line1: 'Neue Straße 2' },
        billing: { ...ADDRESS, country: 'AT' },
      },
    })
    const seen = await shop.call()(getOrder, { order_number, key })
    expect(JSON.stringify(seen)).toContain('Neue Straße 2')
    expect(JSON.stringify(seen)).toContain('PO-4711')
    await owner.call(desk.recordPayment, { order_number, amount })
    const slips = await owner.call(desk.listPackingSlips, { numbers: order_number })
    expect(slips.list[0]).toMatchObject({ po_number: 'PO-4711', address: { address_line1: 'Neue Straße 2' } })
    const found = await owner.call(desk.listDeskOrders, { search: 'PO-4711' })
    expect(found.list.map(order => order.order_number)).toEqual([order_number])
    expect(await mailsOf(order_id)).toEqual([])
  })

  test('names the changed fields in the audit, without their values', async () => {
    const { order_number } = await place()
    const shipping = { city: 'Hamburg', telephone: ADDRESS.telephone }
    await sales.call(desk.editOrder, { order_number, po_number: 'PO-1', shipping })
    expect(await lastEntry()).toEqual({
      act: 'order.edit',
      changes: { po_number: ['', 'changed'], shipping_city: ['', 'changed'], rev: [0, 1] },
    })
    await sales.call(desk.editOrder, { order_number, po_number: 'PO-1' })
    expect((await show(order_number)).rev).toBe(1)
  })

  test('is mailed to the buyer only if staff want that, in every language', async () => {
    const { order_number, order_id } = await place()
    await sales.call(desk.editOrder, { order_number, shipping: { city: 'Hamburg' }, tell_buyer: true })
    const [mail] = await mailsOf(order_id)
    const subjects = new Set<string>()
    for (const lang of LANGS) {
      const composed = await composeMail(shop, orderMails, { ...mail, lang })
      expect(plainText(composed)).toContain('Hamburg')
      subjects.add(composed?.subject ?? '')
    }
    expect(subjects.size).toBe(LANGS.length)
  })

  test('stays as it is once something is packed, or after it has ended', async () => {
    const { order_number, total: amount } = await place()
    const edit = () => sales.call(desk.editOrder, { order_number, po_number: 'PO-2' })
    await owner.call(desk.recordPayment, { order_number, amount })
    await edit()
    expect((await show(order_number)).acts).toContain('edit')
    const shipment = { carrier: 'UPS', tracking: '1Z1', lines: [{ position: 0, quantity: 1 }] }
    await owner.call(desk.shipOrder, { order_number, ...shipment })
    expect((await show(order_number)).acts).not.toContain('edit')
    await expect(edit()).rejects.toMatchObject({ reason: 'errors.order_state' })
    const canceled = await place()
    await owner.call(desk.cancelDeskOrder, { order_number: canceled.order_number, remark: '' })
    await expect(
      sales.call(desk.editOrder, { order_number: canceled.order_number, po_number: 'PO-3' }),
    ).rejects.toMatchObject({ code: 409 })
  })

  test('keeps a valid address in the country that the freight was computed for', async () => {
    const { order_number } = await place()
    await expect(
      sales.call(desk.editOrder, { order_number, shipping: { country: 'US' } }),
    ).rejects.toMatchObject({ reason: 'desk_errors.country_fixed' })
    // A German address has a postal code; an American one also a state.
    await expect(
      sales.call(desk.editOrder, { order_number, shipping: { postal_code: '' } }),
    ).rejects.toMatchObject({ details: { fields: { 'shipping.postal_code': {} } } })
    await expect(
      sales.call(desk.editOrder, { order_number, billing: { country: 'US', state: '' } }),
    ).rejects.toMatchObject({ details: { fields: { 'billing.state': {} } } })
    expect((await show(order_number)).rev).toBe(0)
  })
})

describe('two people who edit one order', () => {
  test('both keep their changes of different fields', async () => {
    const { order_number } = await place()
    await sales.call(desk.editOrder, { order_number, shipping: { city: 'Hamburg' }, rev: 0 })
    await owner.call(desk.editOrder, { order_number, shipping: { telephone: '+49 40 1' }, rev: 0 })
    expect((await show(order_number)).addresses.shipping).toMatchObject({
      city: 'Hamburg',
      telephone: '+49 40 1',
    })
  })

  test('the second one of the same field gets the current order, and may save again', async () => {
    const { order_number } = await place()
    await sales.call(desk.editOrder, { order_number, po_number: 'PO-A', rev: 0 })
    const mine = { order_number, po_number: 'PO-B' }
    await expect(owner.call(desk.editOrder, { ...mine, rev: 0 })).rejects.toMatchObject({
      reason: 'desk_errors.changed_meanwhile',
      details: { data: { order: { po_number: 'PO-A', rev: 1 } } },
    })
    expect(await owner.call(desk.editOrder, { ...mine, rev: 1 })).toMatchObject({ po_number: 'PO-B' })
  })

  test('one person who saves ten times never conflicts', async () => {
    const { order_number } = await place()
    for (let n = 0; n < 10; n++)
      await sales.call(desk.editOrder, { order_number, po_number: `PO-${n}`, rev: 0 })
    expect((await show(order_number)).po_number).toBe('PO-9')
  })
})
