import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { DESK_ORDER_ACTS, ORDER_FLAGS } from '../../domain/order-flags.ts'
import { LEDGER_KINDS, LEDGER_METHODS, PARCEL_STATES, REFUND_STATES } from '../../domain/order-ledger.ts'
import { ORDER_SORTS } from '../../domain/order-sorts.ts'
import { ORDER_ACTORS, ORDER_STATUSES } from '../../domain/order-states.ts'
import { PAPER_KINDS } from '../../domain/papers.ts'
import { PAY_METHODS } from '../../domain/pay-methods.ts'
import { PostalAddress } from '../shop/addresses.ts'
import { endpoint } from '../wire/endpoint.ts'
import {
  atMost,
  Country,
  Day,
  line,
  orNone,
  paragraph,
  Quantity,
  RowId,
  required,
  text,
} from '../wire/fields.ts'

const OrderNumber = z.object({ order_number: text(LIMITS.nameLength) })
const ByParcel = z.object({ order_number: text(LIMITS.nameLength), id: RowId })

/**
 * The revision that the screen shows. Refused with 409 and the current order in `data` if another person, the
 * buyer or the clock has changed the order since. Programs that act on whatever the order is now omit it.
 */
export const OrderRev = z.optional(z.int().check(z.gte(0)))

/** USD, in whole cents. */
const Amount = z.number({ error: 'desk_errors.amount_invalid' }).check(
  z.gt(0, { error: 'desk_errors.amount_invalid' }),
  z.lte(LIMITS.orderTotalMax, { error: 'desk_errors.amount_invalid' }),
  z.refine(value => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    error: 'desk_errors.amount_invalid',
  }),
)

const Remark = paragraph(LIMITS.commentLength)

/** Only for people with the right `prices.see`; absent for all others. */
const EntryMoney = z.object({
  total: z.number(),
  received: z.number(),
  /** What has been returned, not what is only due. */
  refunded: z.number(),
  /** What still has to arrive; 0 once no payment is expected. */
  missing: z.number(),
  /** Decided, but not sent yet. */
  refund_due: z.number(),
})

export const DeskOrderEntry = z.object({
  id: z.int(),
  order_number: z.string(),
  rev: z.int(),
  date: z.iso.datetime(),
  status: z.enum(ORDER_STATUSES),
  flags: z.array(z.enum(ORDER_FLAGS)),
  company_name: z.string(),
  contact_name: z.string(),
  /** Only for `customers.read`. */
  email: z.optional(z.string()),
  country: z.string(),
  po_number: z.string(),
  pay_method: z.enum(PAY_METHODS),
  carrier: z.string(),
  line_count: z.int(),
  /** Pieces ordered and not refunded before they left, and how many of them have left. */
  pieces: z.int(),
  shipped: z.int(),
  money: z.optional(EntryMoney),
})
export type DeskOrderEntry = z.infer<typeof DeskOrderEntry>

const Filters = {
  status: orNone(z.enum(ORDER_STATUSES)),
  flag: orNone(z.enum(ORDER_FLAGS)),
  /** Part of a number, email, company, contact, PO number, tracking number or part number. */
  search: z._default(text(LIMITS.nameLength), ''),
  /** First and last day, UTC. */
  from: orNone(Day),
  to: orNone(Day),
}

export const listDeskOrders = endpoint({
  method: 'GET',
  path: '/desk/api/orders',
  summary:
    'Orders, newest first or as `sort` says. `after` is the id of the last order of the page before. A search is always newest first; sorting by total needs `prices.see`',
  may: 'orders.read',
  query: z.object({ ...Filters, after: orNone(RowId), sort: orNone(z.enum(ORDER_SORTS)) }),
  data: z.object({
    list: z.array(DeskOrderEntry),
    has_more: z.boolean(),
    /** With the first page only. */
    total: z.optional(z.int()),
    total_capped: z.optional(z.literal(true)),
  }),
})

const DeskOrderLine = z.object({
  /** Counts from 0. */
  position: z.int(),
  part_id: z.int(),
  part_number: z.string(),
  manufacturer: z.string(),
  packaging: z.string(),
  ordered: z.int(),
  shipped: z.int(),
  refunded: z.int(),
  /** Of the refunded pieces, those that went back to stock. */
  restocked: z.int(),
  /** Still to be sent. */
  to_ship: z.int(),
  /** Still refundable. Of these, `to_ship` have not left: those are restocked by default, the others not. */
  refundable: z.int(),
  unit_price: z.optional(z.number()),
  amount: z.optional(z.number()),
})
export type DeskOrderLine = z.infer<typeof DeskOrderLine>

const DeskParcel = z.object({
  id: z.int(),
  /** 1, 2, 3 within the order. */
  number: z.int(),
  carrier: z.string(),
  service: z.string(),
  tracking: z.string(),
  /** Empty for a carrier without a known tracking page. */
  tracking_url: z.string(),
  weight_g: z.nullable(z.int()),
  state: z.enum(PARCEL_STATES),
  sent_time: z.iso.datetime(),
  delivered_time: z.nullable(z.iso.datetime()),
  who: z.string(),
  lines: z.array(z.object({ position: z.int(), quantity: z.int() })),
})
export type DeskParcel = z.infer<typeof DeskParcel>

const LedgerEntry = z.object({
  id: z.int(),
  kind: z.enum(LEDGER_KINDS),
  method: z.enum(LEDGER_METHODS),
  amount: z.number(),
  time: z.iso.datetime(),
  /** The day on the bank statement. */
  on_date: Day,
  payer: z.string(),
  reference: z.string(),
  note: z.string(),
  who: z.string(),
})

const DeskRefund = z.object({
  id: z.int(),
  amount: z.number(),
  method: z.enum(LEDGER_METHODS),
  /** `due`: to be sent by bank; `under_way`: the wallet has not answered yet. */
  state: z.enum(REFUND_STATES),
  reason: z.string(),
  time: z.iso.datetime(),
  who: z.string(),
  lines: z.array(z.object({ position: z.int(), quantity: z.int(), restock: z.boolean() })),
})
export type DeskRefund = z.infer<typeof DeskRefund>

const OrderMoney = z.object({
  subtotal: z.number(),
  shipping_fee: z.number(),
  ...EntryMoney.shape,
  written_off: z.number(),
  /** Total − received + refunded − written off. */
  balance: z.number(),
  /** More than the total was received; 0 if not. */
  credit: z.number(),
  /** The most that can be refunded now: received, less refunds that are done, due or under way. */
  refundable: z.number(),
  /** The most that can be written off now; 0: nothing. */
  most_write_off: z.number(),
  /** A missing amount up to this is written off as soon as the rest arrives. */
  tolerance: z.number(),
  ledger: z.array(LedgerEntry),
  refunds: z.array(DeskRefund),
  /** Transfers that the buyer reported. */
  reports: z.array(
    z.object({
      id: z.int(),
      time: z.iso.datetime(),
      payer_name: z.string(),
      amount: z.number(),
      transfer_date: Day,
      remark: z.string(),
    }),
  ),
  /** Payments at the wallet. `stray`: money to return because it did not pay the order, as captured. */
  payments: z.array(
    z.object({
      id: z.int(),
      time: z.iso.datetime(),
      method: z.enum(LEDGER_METHODS),
      amount: z.number(),
      state: z.string(),
      stray: z.string(),
      wallet_order_id: z.nullable(z.string()),
      capture_id: z.nullable(z.string()),
    }),
  ),
})

/** Without `prices.see` only packing slips. */
const DeskPaper = z.object({
  id: z.int(),
  kind: z.enum(PAPER_KINDS),
  number: z.string(),
  time: z.iso.datetime(),
  /** USD; null for a packing slip. */
  total: z.nullable(z.number()),
  parcel_id: z.nullable(z.int()),
  who: z.string(),
})
export type DeskPaper = z.infer<typeof DeskPaper>

export const DeskOrder = z.object({
  id: z.int(),
  order_number: z.string(),
  rev: z.int(),
  date: z.iso.datetime(),
  status: z.enum(ORDER_STATUSES),
  flags: z.array(z.enum(ORDER_FLAGS)),
  /** What this person can do with the order now. */
  acts: z.array(z.enum(DESK_ORDER_ACTS)),
  /** A payment or refund is in progress at the wallet: the order cannot be changed until it has answered. */
  is_busy: z.boolean(),
  buyer: z.object({
    /** Null: ordered without an account. */
    user_id: z.nullable(z.int()),
    /** Email and telephone only for `customers.read`. */
    email: z.optional(z.string()),
    company_name: z.string(),
    contact_name: z.string(),
    telephone: z.optional(z.string()),
    lang: z.string(),
    is_proven: z.boolean(),
  }),
  pay_method: z.enum(PAY_METHODS),
  pay_by: z.nullable(z.iso.datetime()),
  /** On terms: days, and the last day to pay. Null: paid in advance. */
  pay_terms: z.nullable(z.int()),
  due_on: z.nullable(Day),
  paid_time: z.nullable(z.iso.datetime()),
  carrier: z.string(),
  service: z.string(),
  weight_g: z.int(),
  po_number: z.string(),
  remark: z.string(),
  platform_remark: z.string(),
  /** The shipping address as on the label of a parcel; the billing address only for `customers.read`. */
  addresses: z.object({ shipping: PostalAddress, billing: z.optional(PostalAddress) }),
  lines: z.array(DeskOrderLine),
  parcels: z.array(DeskParcel),
  papers: z.array(DeskPaper),
  /** For papers: those of the order, or else of the company. */
  tax_ids: z.object({ vat_id: z.string(), eori: z.string() }),
  money: z.optional(OrderMoney),
  /** Not shown to the buyer; oldest first. */
  notes: z.array(z.object({ id: z.int(), time: z.iso.datetime(), who: z.string(), body: z.string() })),
  /** Between staff and the buyer; oldest first. */
  thread: z.array(
    z.object({
      id: z.int(),
      time: z.iso.datetime(),
      author: z.enum(['staff', 'buyer']),
      /** Empty for the buyer. */
      author_name: z.string(),
      body: z.string(),
    }),
  ),
  history: z.array(
    z.object({
      time: z.iso.datetime(),
      status: z.enum(ORDER_STATUSES),
      actor: z.enum(ORDER_ACTORS),
      /** The name of the member of staff, or shell, clock, buyer, wallet. */
      who: z.string(),
      note: z.string(),
    }),
  ),
  /** To the buyer, newest first; sent ones are kept for some weeks. */
  mails: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      time: z.iso.datetime(),
      state: z.enum(['waiting', 'held', 'sent', 'failed']),
    }),
  ),
})
export type DeskOrder = z.infer<typeof DeskOrder>

export const getDeskOrder = endpoint({
  method: 'GET',
  path: '/desk/api/orders/{order_number}',
  summary: 'One order with lines, parcels, notes, history and mails, and with its money for `prices.see`',
  may: 'orders.read',
  params: OrderNumber,
  data: DeskOrder,
})

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
    'Books money that arrived. The full amount starts the preparation; a small missing amount is written off; more than the total is kept as credit. Without `amount`, a reported transfer has arrived in full, or the wallet’s payment is confirmed. `mail_buyer` asks the buyer for the rest, unless the order is canceled',
  optionalHeaders: ['Idempotency-Key'],
  may: 'orders.money',
  params: OrderNumber,
  body: z.object({
    amount: z.optional(Amount),
    on_date: z.optional(Day),
    method: z._default(z.enum(['bank', 'other']), 'bank'),
    payer: line(),
    reference: line(),
    note: line(LIMITS.addressLineLength),
    mail_buyer: z._default(z.boolean(), false),
    rev: OrderRev,
  }),
  data: z.object({
    /** `short_stock`: the money is booked, but the canceled order cannot be reopened. */
    outcome: z.enum(['paid', 'missing', 'short_stock']),
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
  summary: 'Writes off what is missing of a partly paid order, and starts its preparation',
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
    'Takes stock again for a canceled order; 4091 names the lines that lack. It is unpaid again, or prepared if its money is there',
  may: 'orders.edit',
  params: OrderNumber,
  body: z.object({ remark: Remark, rev: OrderRev }),
  data: DeskOrder,
})

const ShippedLine = z.object({ position: z.int().check(z.gte(0)), quantity: Quantity })
const Parcel = {
  carrier: required('desk_errors.carrier_required'),
  service: line(),
  tracking: required('desk_errors.tracking_required'),
  weight_g: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(1e8)))),
}

export const shipOrder = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/ship',
  summary: 'Sends one parcel. Without `lines`, all that is still to be sent. The buyer gets a mail',
  optionalHeaders: ['Idempotency-Key'],
  may: 'orders.ship',
  params: OrderNumber,
  body: z.object({
    lines: z.optional(atMost(LIMITS.cartLines, z.array(ShippedLine))),
    ...Parcel,
    remark: Remark,
    rev: OrderRev,
  }),
  data: DeskOrder,
})

export const correctParcel = endpoint({
  method: 'PUT',
  path: '/desk/api/orders/{order_number}/parcels/{id}',
  summary: 'Corrects carrier, service, tracking number and weight of a parcel',
  may: 'orders.ship',
  params: ByParcel,
  body: z.object({ ...Parcel, rev: OrderRev }),
  data: DeskOrder,
})

export const deliverParcel = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/parcels/{id}/delivered',
  summary: 'Marks a parcel as delivered. With the last one the order is received',
  may: 'orders.ship',
  params: ByParcel,
  body: z.object({ rev: OrderRev }),
  data: DeskOrder,
})

const RefundedLine = z.object({
  position: z.int().check(z.gte(0)),
  quantity: Quantity,
  /** Default: yes for pieces that have not left, no for those that have. */
  restock: z.optional(z.boolean()),
})

export const refundDeskOrder = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/refund',
  summary:
    'Refunds lines, an amount, or everything that is left if neither is given. `amount` defaults to the price of the lines. Wallet payments are returned at once, money that came by bank is due until it is booked as sent. Above the person’s refund cap, the second factor has to be confirmed first',
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
  params: ByParcel,
  body: z.object({ on_date: z.optional(Day), reference: line(), rev: OrderRev }),
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

/** Without defaults: what is not sent is not changed. */
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
    'Changes addresses and PO number while nothing is packed. Send only what is changed; 409 with the current order if another person has changed the same field since `rev`. The shipping country stays, because the freight was computed for it. `tell_buyer` mails the buyer',
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
  summary: 'Sends a mail to the buyer again, written from the order as it is now',
  may: 'orders.edit',
  params: ByParcel,
  body: z.object({}),
  data: DeskOrder,
})

/** What became of one line. */
export const PastedTracking = z.object({
  line: z.int(),
  order_number: z.string(),
  tracking: z.string(),
  outcome: z.enum(['shipped', 'unreadable', 'unknown', 'forbidden', 'busy', 'nothing_left', 'duplicate']),
})
export type PastedTracking = z.infer<typeof PastedTracking>

export const TrackingEntry = z.object({
  line: z.int().check(z.gte(0)),
  order_number: required('errors.field_invalid'),
  tracking: required('desk_errors.tracking_required'),
  carrier: line(),
})

export const pasteTracking = endpoint({
  method: 'POST',
  path: '/desk/api/orders/tracking',
  summary:
    'Ships many orders, each with everything that is open in it, and with the carrier that the buyer chose if none is given. Every line is answered; `line` is its number in the text that it was pasted from',
  may: 'orders.ship',
  body: z.object({ lines: atMost(LIMITS.pastedLines, z.array(TrackingEntry)) }),
  data: z.object({ list: z.array(PastedTracking) }),
})

export const exportOrders = endpoint({
  method: 'GET',
  path: '/desk/api/orders/export',
  summary:
    'The orders of the list as CSV, at most 10,000; with `numbers`, separated by commas, only these. Amounts only for `prices.see`, emails only for `customers.read`. Leaves an entry in the audit log',
  may: 'orders.read',
  query: z.object({ ...Filters, numbers: orNone(text(LIMITS.urlLength)) }),
  data: z.object({ file_name: z.string(), content: z.string(), is_cut: z.boolean() }),
})

export const listPackingSlips = endpoint({
  method: 'GET',
  path: '/desk/api/orders/slips',
  summary: 'What is still to be sent of up to 100 orders, without prices. `numbers` are separated by commas',
  may: 'orders.ship',
  query: z.object({ numbers: text(LIMITS.urlLength) }),
  data: z.object({
    /** Numbers of no order. */
    unknown: z.array(z.string()),
    list: z.array(
      z.object({
        order_number: z.string(),
        date: z.iso.datetime(),
        po_number: z.string(),
        company_name: z.string(),
        carrier: z.string(),
        service: z.string(),
        address: PostalAddress,
        remark: z.string(),
        lines: z.array(
          z.object({
            position: z.int(),
            part_number: z.string(),
            manufacturer: z.string(),
            packaging: z.string(),
            ordered: z.int(),
            to_ship: z.int(),
          }),
        ),
      }),
    ),
  }),
})
