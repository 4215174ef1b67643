import { AddressFields } from '../../../contract/shop/addresses.ts'
import type { OrderAddress } from '../../../contract/shop/orders.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { validate } from '../../../contract/wire/validate.ts'
import { canEditOrder } from '../../../domain/order-flags.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { AuditChanges } from '../audit/index.ts'
import { lockForAct, type OrderActing, recordOrderAct } from './order-acts.ts'
import { type OrderRow, updateOrder } from './orders.queries.ts'
import { queueToBuyer } from './queue-order-mails.ts'
import { listShipments } from './shipments.queries.ts'

type AddressEdit = { [Field in keyof OrderAddress]?: string | undefined }
/** Only the changed fields. */
export type OrderEdit = {
  poNumber?: string | undefined
  shipping?: AddressEdit | undefined
  billing?: AddressEdit | undefined
  /** Mails the buyer the order with its new details. */
  mailsBuyer?: boolean
}

export type EditedOrder =
  | { outcome: 'done'; order: OrderRow }
  | { outcome: 'unknown' }
  /** Something is packed, or the order has ended. */
  | { outcome: 'forbidden'; order: OrderRow }

/**
 * Changes addresses and PO number of a placed order, as long as nothing is packed. Two people may change different
 * fields at the same time. Personal fields are recorded without their values.
 */
export async function editOrder(acting: OrderActing, number: string, edit: OrderEdit): Promise<EditedOrder> {
  return inTransaction(acting.pool, async ({ db }) => {
    const order = await lockForAct(db, number, acting, namesOf(edit))
    if (!order) return { outcome: 'unknown' }
    const shipments = (await listShipments(db, order.id)).length
    if (!canEditOrder({ status: order.status, shipments })) return { outcome: 'forbidden', order }
    const wanted = merge(order, edit)
    const changes = differences(order, wanted)
    if (Object.keys(changes).length === 0) return { outcome: 'done', order }
    refuseInvalid(order, wanted, changes)
    const changed = (await updateOrder(db, order.id, wanted)) ?? order
    if (edit.mailsBuyer) await queueToBuyer(db, changed, 'order_edited')
    await recordOrderAct(db, acting.by, order, { act: 'edit', changes })
    return { outcome: 'done', order: changed }
  })
}

type Editable = Pick<OrderRow, 'poNumber' | 'shippingAddress' | 'billingAddress'>

function merge(order: OrderRow, { poNumber, shipping, billing }: OrderEdit): Editable {
  return {
    poNumber: poNumber ?? order.poNumber,
    shippingAddress: withEdit(order.shippingAddress, shipping),
    billingAddress: withEdit(order.billingAddress, billing),
  }
}

function withEdit(address: OrderAddress, edit: AddressEdit = {}): OrderAddress {
  const given = Object.entries(edit).filter(([, value]) => value !== undefined)
  return { ...address, ...Object.fromEntries(given) }
}

/** As the audit names them: `shipping_city`. */
function namesOf({ poNumber, shipping = {}, billing = {} }: OrderEdit): string[] {
  return [
    ...(poNumber === undefined ? [] : ['po_number']),
    ...Object.keys(shipping).map(field => `shipping_${field}`),
    ...Object.keys(billing).map(field => `billing_${field}`),
  ]
}

const CHANGED: AuditChanges[string] = ['', 'changed']

function differences(before: Editable, after: Editable): AuditChanges {
  const flat = ({ poNumber, shippingAddress, billingAddress }: Editable) =>
    new Map([
      ['po_number', poNumber],
      ...Object.entries(shippingAddress).map(([field, value]) => [`shipping_${field}`, value] as const),
      ...Object.entries(billingAddress).map(([field, value]) => [`billing_${field}`, value] as const),
    ])
  const old = flat(before)
  const names = [...flat(after)].filter(([name, value]) => old.get(name) !== value).map(([name]) => name)
  return Object.fromEntries(names.map(name => [name, CHANGED]))
}

/** An unchanged address may be older than a rule. The freight was computed for its country. */
function refuseInvalid(order: OrderRow, wanted: Editable, changes: AuditChanges): void {
  if (wanted.shippingAddress.country !== order.shippingAddress.country) {
    const reason = 'desk_errors.country_fixed' as const
    throw new Refusal(409, { reason, fields: { 'shipping.country': { key: reason } } })
  }
  for (const kind of ['shipping', 'billing'] as const) {
    if (!Object.keys(changes).some(name => name.startsWith(kind))) continue
    refuseAddress(kind, wanted[`${kind}Address`])
  }
}

function refuseAddress(kind: 'shipping' | 'billing', address: OrderAddress): void {
  try {
    validate(AddressFields, address)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { fields = {} } = error.details
    const named = Object.entries(fields).map(([field, text]) => [`${kind}.${field}`, text])
    throw new Refusal(400, { reason: 'errors.check_input', fields: Object.fromEntries(named) })
  }
}
