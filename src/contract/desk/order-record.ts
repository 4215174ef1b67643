import * as z from 'zod/mini'
import { MESSAGE_AUTHORS } from '../../domain/message-authors.ts'
import { DESK_ORDER_ACTS, ORDER_FLAGS } from '../../domain/order-flags.ts'
import {
  LEDGER_KINDS,
  LEDGER_METHODS,
  REFUND_METHODS,
  REFUND_STATES,
  SHIPMENT_STATES,
} from '../../domain/order-ledger.ts'
import { ORDER_ACTORS, ORDER_STATUSES } from '../../domain/order-states.ts'
import { PAPER_KINDS } from '../../domain/papers.ts'
import { PAY_METHODS } from '../../domain/pay-methods.ts'
import { PostalAddress } from '../shop/addresses.ts'
import { Day, WholeNumber } from '../wire/fields.ts'

/**
 * The revision that the screen shows. Refused with 409 and the current order in `data` if another person, the
 * buyer or the clock has changed the order since. Programs that accept any state of the order omit it.
 */
export const OrderRev = z.optional(WholeNumber)

/** Only for people with the right `prices.see`; absent for all others. */
export const EntryMoney = z.object({
  total: z.number(),
  received: z.number(),
  /** The amount returned so far, without refunds that are only due. */
  refunded: z.number(),
  /** The amount that still has to arrive; 0 once no payment is expected. */
  missing: z.number(),
  /** Decided, but not sent yet. */
  refund_due: z.number(),
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

const DeskShipment = z.object({
  id: z.int(),
  /** 1, 2, 3 within the order. */
  number: z.int(),
  carrier: z.string(),
  service: z.string(),
  tracking: z.string(),
  /** Empty for a carrier without a known tracking page. */
  tracking_url: z.string(),
  weight_g: z.nullable(z.int()),
  state: z.enum(SHIPMENT_STATES),
  sent_time: z.iso.datetime(),
  delivered_time: z.nullable(z.iso.datetime()),
  who: z.string(),
  lines: z.array(z.object({ position: z.int(), quantity: z.int() })),
})
export type DeskShipment = z.infer<typeof DeskShipment>

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
  /** `credit`: less has to be paid, and no money is sent. */
  method: z.enum(REFUND_METHODS),
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
  /** The part of the refunds, decided and done, by which the order costs less. The rest was credit. */
  off_total: z.number(),
  /** More was received than the order costs; 0 if not. */
  credit: z.number(),
  /**
   * The most that can be refunded now: received, less refunds that are done, due or under way. On terms, plus the
   * amount still to be paid, which is credited first.
   */
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
  shipment_id: z.nullable(z.int()),
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
  /** The acts that this person can do with the order now. */
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
  /** The name of the purchase order that the buyer attached; only for `prices.see`. */
  po_file: z.nullable(z.string()),
  remark: z.string(),
  platform_remark: z.string(),
  /** The shipping address as on the label of a shipment; the billing address only for `customers.read`. */
  addresses: z.object({ shipping: PostalAddress, billing: z.optional(PostalAddress) }),
  lines: z.array(DeskOrderLine),
  shipments: z.array(DeskShipment),
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
      author: z.enum(MESSAGE_AUTHORS),
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
