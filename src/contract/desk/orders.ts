import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { ORDER_FLAGS } from '../../domain/order-flags.ts'
import { ORDER_SORTS } from '../../domain/order-sorts.ts'
import { ORDER_STATUSES } from '../../domain/order-states.ts'
import { PAY_METHODS } from '../../domain/pay-methods.ts'
import { PostalAddress } from '../shop/addresses.ts'
import { endpoint } from '../wire/endpoint.ts'
import { atMost, Day, line, orNone, RowId, required, text, WholeNumber } from '../wire/fields.ts'
import { TrackingNumber } from './order-acts.ts'
import { DeskOrder, EntryMoney } from './order-record.ts'

export * from './order-acts.ts'
export * from './order-record.ts'

const OrderNumber = z.object({ order_number: text(LIMITS.nameLength) })

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

export const getDeskOrder = endpoint({
  method: 'GET',
  path: '/desk/api/orders/{order_number}',
  summary: 'One order with lines, shipments, notes, history and mails, and with its money for `prices.see`',
  may: 'orders.read',
  params: OrderNumber,
  data: DeskOrder,
})

/** The outcome of one line. */
export const PastedTracking = z.object({
  line: z.int(),
  order_number: z.string(),
  tracking: z.string(),
  outcome: z.enum(['shipped', 'unreadable', 'unknown', 'forbidden', 'busy', 'nothing_left', 'duplicate']),
})
export type PastedTracking = z.infer<typeof PastedTracking>

export const TrackingEntry = z.object({
  line: WholeNumber,
  order_number: required('errors.field_invalid'),
  tracking: TrackingNumber,
  carrier: line(),
})

export const pasteTracking = endpoint({
  method: 'POST',
  path: '/desk/api/orders/tracking',
  summary:
    'Ships many orders, each with all its open pieces, and with the carrier that the buyer chose if none is given. Every line is answered; `line` is its number in the text that it was pasted from',
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
  summary: 'The open pieces of up to 100 orders, without prices. `numbers` are separated by commas',
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
