import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { isInCents } from '../../domain/money.ts'
import { isDamagedTracking } from '../../domain/tracking.ts'
import { endpoint } from '../wire/endpoint.ts'
import {
  atMost,
  Country,
  line,
  paragraph,
  Quantity,
  RowId,
  required,
  text,
  WholeNumber,
} from '../wire/fields.ts'
import { transferDay } from '../wire/transfer-day.ts'
import { DeskOrder, OrderRev } from './order-record.ts'

const OrderNumber = z.object({ order_number: text(LIMITS.nameLength) })
const ByShipment = z.object({ order_number: text(LIMITS.nameLength), id: RowId })

/** USD, in whole cents. */
const Amount = z
  .number({ error: 'desk_errors.amount_invalid' })
  .check(
    z.gte(0.01, { error: 'desk_errors.amount_invalid' }),
    z.lte(LIMITS.orderTotalMax, { error: 'desk_errors.amount_invalid' }),
    z.refine(isInCents, { error: 'desk_errors.amount_invalid' }),
  )

const BankDay = transferDay('desk_errors.day_invalid')

const Remark = paragraph(LIMITS.commentLength)

const Shortage = z.object({
  position: z.int(),
  part_number: z.string(),
  ordered: z.int(),
  in_stock: z.int(),
})

export const recordPayment = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/payments',
  summary:
    'Books money that arrived. The full amount starts the preparation; a small missing amount is written off; more than the total is kept as credit. With `surplus`, so is money for an order that expects none, because it is paid already or has ended. Without `amount`, a reported transfer has arrived in full, or the wallet’s payment is confirmed. `mail_buyer` asks the buyer for the rest, unless the order is canceled',
  optionalHeaders: ['Idempotency-Key'],
  may: 'orders.money',
  params: OrderNumber,
  body: z.object({
    amount: z.optional(Amount),
    on_date: z.optional(BankDay),
    method: z._default(z.enum(['bank', 'other']), 'bank'),
    payer: line(),
    reference: line(),
    note: line(LIMITS.addressLineLength),
    mail_buyer: z._default(z.boolean(), false),
    /** Without it, money for an order that expects none is refused. */
    surplus: z._default(z.boolean(), false),
    rev: OrderRev,
  }),
  data: z.object({
    /** `short_stock`: the money is booked, but the canceled order cannot be reopened. */
    outcome: z.enum(['paid', 'missing', 'short_stock', 'surplus']),
    missing: z.number(),
    written_off: z.number(),
    credit: z.number(),
    shortages: z.array(Shortage),
    order: DeskOrder,
  }),
})

export const writeOff = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/write-off',
  summary: 'Writes off the missing amount of a partly paid order, and starts its preparation',
  may: 'orders.money',
  params: OrderNumber,
  body: z.object({
    reason: required('desk_errors.reason_required', LIMITS.addressLineLength),
    rev: OrderRev,
  }),
  data: DeskOrder,
})

export const askForRest = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/ask-for-rest',
  summary: 'Mails the buyer of a partly paid order how much is missing',
  optionalHeaders: ['Idempotency-Key'],
  may: 'orders.money',
  params: OrderNumber,
  body: z.object({ rev: OrderRev }),
  data: DeskOrder,
})

export const rejectReport = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/reject',
  summary: 'A reported transfer did not arrive: the order is unpaid again, and the buyer is told',
  may: 'orders.money',
  params: OrderNumber,
  body: z.object({ remark: Remark, rev: OrderRev }),
  data: DeskOrder,
})

export const reopenOrder = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/reopen',
  summary:
    'Takes stock again for a canceled order; 4091 names the lines that are short. The order is unpaid again, or prepared if it is paid',
  may: 'orders.edit',
  params: OrderNumber,
  body: z.object({ remark: Remark, rev: OrderRev }),
  data: DeskOrder,
})

const ShippedLine = z.object({ position: WholeNumber, quantity: Quantity })
/** Damaged numbers are refused: with a wrong one, the buyer follows somebody else's package. */
export const TrackingNumber = required('desk_errors.tracking_required').check(
  z.refine(number => !isDamagedTracking(number), { error: 'desk_errors.tracking_damaged' }),
)

const Shipment = {
  carrier: required('desk_errors.carrier_required'),
  service: line(),
  tracking: TrackingNumber,
  weight_g: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(1e8)))),
}

export const shipOrder = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/ship',
  summary: 'Sends one shipment. Without `lines`, all open pieces. The buyer gets a mail',
  optionalHeaders: ['Idempotency-Key'],
  may: 'orders.ship',
  params: OrderNumber,
  body: z.object({
    lines: z.optional(atMost(LIMITS.cartLines, z.array(ShippedLine))),
    ...Shipment,
    remark: Remark,
    rev: OrderRev,
  }),
  data: DeskOrder,
})

export const correctShipment = endpoint({
  method: 'PUT',
  path: '/desk/api/orders/{order_number}/shipments/{id}',
  summary: 'Corrects carrier, service, tracking number and weight of a shipment',
  may: 'orders.ship',
  params: ByShipment,
  body: z.object({ ...Shipment, rev: OrderRev }),
  data: DeskOrder,
})

export const deliverShipment = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/shipments/{id}/delivered',
  summary: 'Marks a shipment as delivered. With the last one the order is received',
  may: 'orders.ship',
  params: ByShipment,
  body: z.object({ rev: OrderRev }),
  data: DeskOrder,
})

const RefundedLine = z.object({
  position: WholeNumber,
  quantity: Quantity,
  /** Default: yes for pieces that have not left, no for those that have. */
  restock: z.optional(z.boolean()),
})

export const refundDeskOrder = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/refund',
  summary:
    'Refunds lines, an amount, or the rest of the order if neither is given. `amount` defaults to the price of the lines. Wallet payments are returned at once, money that came by bank is due until it is booked as sent. Above the person’s refund cap, the second factor has to be confirmed first',
  optionalHeaders: ['Idempotency-Key'],
  may: 'orders.refund',
  params: OrderNumber,
  body: z.object({
    lines: z.optional(atMost(2 * LIMITS.cartLines, z.array(RefundedLine))),
    amount: z.optional(Amount),
    /** Returns all money that did not pay the order, and only that; `lines` and `amount` do not count. */
    stray: z._default(z.boolean(), false),
    reason: required('desk_errors.reason_required', LIMITS.commentLength),
    /** Whether the buyer reads the reason. */
    tell_reason: z._default(z.boolean(), false),
    rev: OrderRev,
  }),
  data: z.object({
    /** `silent`: the wallet does not answer; the shop keeps trying. */
    outcome: z.enum(['done', 'silent', 'refused']),
    /** Why the wallet refuses. */
    issue: z.string(),
    order: DeskOrder,
  }),
})

export const bookRefundSent = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/refunds/{id}/sent',
  summary: 'Books a refund as sent from the bank account, and mails the buyer',
  optionalHeaders: ['Idempotency-Key'],
  may: 'orders.refund',
  params: ByShipment,
  body: z.object({ on_date: z.optional(BankDay), reference: line(), rev: OrderRev }),
  data: DeskOrder,
})

export const cancelDeskOrder = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/cancel',
  summary: 'Cancels an order that is not paid, and returns its stock',
  may: 'orders.edit',
  params: OrderNumber,
  body: z.object({ remark: Remark, rev: OrderRev }),
  data: DeskOrder,
})

/** Without defaults: omitted fields are not changed. */
const editedText = (length: number = LIMITS.nameLength) =>
  z.optional(text(length).check(z.refine(value => !/\p{Cc}/u.test(value))))
const AddressEdit = z.optional(
  z.object({
    contact_name: z.optional(required('errors.contact_name_required')),
    address_line1: z.optional(required('errors.address_required', LIMITS.addressLineLength)),
    address_line2: editedText(LIMITS.addressLineLength),
    city: z.optional(required('errors.city_required')),
    state: editedText(),
    postal_code: editedText(),
    country: z.optional(Country),
    telephone: z.optional(required('errors.telephone_required')),
  }),
)

export const editOrder = endpoint({
  method: 'PUT',
  path: '/desk/api/orders/{order_number}',
  summary:
    'Changes addresses and PO number while nothing is packed. Send only the changed fields; 409 with the current order if another person has changed the same field since `rev`. The shipping country stays, because the freight was computed for it. `tell_buyer` mails the buyer',
  may: 'orders.edit',
  params: OrderNumber,
  body: z.object({
    po_number: editedText(),
    shipping: AddressEdit,
    billing: AddressEdit,
    tell_buyer: z._default(z.boolean(), false),
    rev: OrderRev,
  }),
  data: DeskOrder,
})

export const addOrderNote = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/notes',
  summary: 'Adds a note for staff',
  optionalHeaders: ['Idempotency-Key'],
  may: 'orders.note',
  params: OrderNumber,
  body: z.object({
    body: z.string({ error: 'desk_errors.note_required' }).check(
      z.trim(),
      z.minLength(1, { error: 'desk_errors.note_required' }),
      z.maxLength(LIMITS.commentLength, { error: 'errors.field_too_big' }),
      z.refine(value => !value.includes('\u0000') && value.isWellFormed()),
    ),
  }),
  data: DeskOrder,
})

export const writeAboutOrder = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/messages',
  summary: 'Mails a message or a question to the buyer, who answers on the page of the order',
  optionalHeaders: ['Idempotency-Key'],
  may: 'orders.note',
  params: OrderNumber,
  body: z.object({
    body: z.string({ error: 'desk_errors.message_required' }).check(
      z.trim(),
      z.minLength(1, { error: 'desk_errors.message_required' }),
      z.maxLength(LIMITS.commentLength, { error: 'errors.field_too_big' }),
      z.refine(value => !/[^\P{Cc}\t\r\n]/u.test(value) && value.isWellFormed()),
    ),
  }),
  data: DeskOrder,
})

export const resendOrderMail = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/mails/{id}/resend',
  summary: 'Sends a mail to the buyer again, with the current data of the order',
  optionalHeaders: ['Idempotency-Key'],
  may: 'orders.edit',
  params: ByShipment,
  body: z.object({}),
  data: DeskOrder,
})
