import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { LINE_STATES } from '../../domain/line-state.ts'
import { SHOWN_AUTHORS } from '../../domain/message-authors.ts'
import { ORDER_ACTORS, ORDER_STATUSES } from '../../domain/order-states.ts'
import { PAPER_KINDS } from '../../domain/papers.ts'
import { PAY_METHODS } from '../../domain/pay-methods.ts'
import { ORDER_SOURCES } from '../../domain/shipping.ts'
import { endpoint } from '../wire/endpoint.ts'
import {
  BodyId,
  Country,
  Email,
  line,
  listOf,
  optionalLine,
  orNone,
  Paging,
  paragraph,
  Quantity,
  RowId,
  text,
} from '../wire/fields.ts'
import { AddressFields, PostalAddress } from './addresses.ts'
import { Goods } from './goods.ts'

export const PayMethod = z.object({ id: z.enum(PAY_METHODS), name: z.string(), enabled: z.boolean() })
export type PayMethod = z.infer<typeof PayMethod>

export const ShippingOption = z.object({
  id: z.string(),
  carrier: z.string(),
  service: z.string(),
  fee: z.number(),
  min_days: z.int(),
  max_days: z.int(),
  note: z.string(),
})
export type ShippingOption = z.infer<typeof ShippingOption>

export const listShipping = endpoint({
  method: 'GET',
  path: '/api/shipping',
  summary: 'Shipping methods with their fees, cheapest first',
  query: z.object({
    country: Country,
    weight_g: z._default(z.coerce.number().check(z.gte(0), z.lte(1e9)), 0),
    source: z._default(z.enum(ORDER_SOURCES), 'cart'),
  }),
  data: z.object({ list: z.array(ShippingOption) }),
})

const OrderedLine = z.object({
  /** The cart line; null for buy now. */
  id: z.nullable(z.int()),
  goods: Goods,
  cart_num: z.int(),
  price: z.number(),
  amount: z.number(),
})
export type OrderedLine = z.infer<typeof OrderedLine>

/** The totals of an order before it is placed. Without a country, shipping is unknown. */
export const OrderPreview = z.object({
  lines: z.array(OrderedLine),
  subtotal: z.number(),
  shipping_options: z.array(ShippingOption),
  /** The requested method, or else the cheapest. */
  shipping_id: z.nullable(z.string()),
  shipping_fee: z.nullable(z.number()),
  total: z.number(),
  weight_g: z.int(),
  pay_methods: z.array(PayMethod),
  /** Days after the order to pay by bank transfer, if the buyer's company has terms; null: in advance. */
  pay_terms: z.nullable(z.int()),
})
export type OrderPreview = z.infer<typeof OrderPreview>

/** In `data` of 4091 and 4092: lines that cannot be ordered as requested. */
export const ShortLine = z.object({
  id: z.nullable(z.int()),
  goods_id: z.int(),
  part_number: z.string(),
  cart_num: z.int(),
  stock: z.int(),
  state: z.enum(LINE_STATES),
})
export type ShortLine = z.infer<typeof ShortLine>

const ShippingChoice = {
  country: z.optional(Country),
  shipping_id: z.optional(text(LIMITS.nameLength)),
}

export const previewOrder = endpoint({
  method: 'POST',
  path: '/api/orders/before',
  summary: 'Totals of the selected cart lines, with shipping',
  body: z.object(ShippingChoice),
  data: OrderPreview,
})

export const previewBuyNow = endpoint({
  method: 'POST',
  path: '/api/orders/buyNow_before',
  summary: 'Totals of a single part for buy now, with shipping',
  body: z.object({ goods_id: BodyId, cart_num: Quantity, ...ShippingChoice }),
  data: OrderPreview,
})

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders/add',
  summary: 'Places an order and reserves its stock; repeating the Idempotency-Key returns the same order',
  headers: ['Idempotency-Key'],
  body: z.object({
    source: z.enum(ORDER_SOURCES),
    goods_id: z.optional(BodyId),
    cart_num: z.optional(Quantity),
    email: z.optional(Email),
    company_name: line(),
    shipping_address: z.optional(AddressFields),
    shipping_address_id: z.optional(BodyId),
    billing_address: z.optional(AddressFields),
    billing_address_id: z.optional(BodyId),
    billing_same: z.optional(z.boolean()),
    shipping_id: z
      .string({ error: 'errors.shipping_required' })
      .check(z.trim(), z.maxLength(LIMITS.nameLength)),
    pay_method: z.enum(PAY_METHODS, { error: 'errors.pay_method_required' }),
    po_number: line(),
    remark: paragraph(LIMITS.commentLength),
    /** For the papers of the order; empty: those of the buyer's company, if staff have entered them. */
    vat_id: optionalLine(),
    eori: optionalLine(),
    expected_total: z.number().check(z.gte(0)),
  }),
  data: z.object({
    order_id: z.int(),
    order_number: z.string(),
    total: z.number(),
    /** A secret that gives access to this order without signing in. */
    key: z.string(),
  }),
})

const OrderItem = z.object({
  goods_id: z.int(),
  part_number: z.string(),
  manufacturer: z.string(),
  /** Empty when the part is no longer in the catalog. */
  goods_page_url: z.string(),
  icons: z.string(),
  unit_price: z.number(),
  quantity: z.int(),
  amount: z.number(),
})
export type OrderItem = z.infer<typeof OrderItem>

const OrderHead = {
  order_id: z.int(),
  order_number: z.string(),
  date: z.iso.datetime(),
  status: z.enum(ORDER_STATUSES),
  pay_method: z.enum(PAY_METHODS),
  total: z.number(),
  carrier: z.string(),
  shipping_number: z.string(),
}

/** An order in a list: its first lines and the number of lines. */
export const OrderEntry = z.object({ ...OrderHead, items: z.array(OrderItem), item_count: z.int() })
export type OrderEntry = z.infer<typeof OrderEntry>

const OrderCounts = z.object({
  all: z.int(),
  unpaid: z.int(),
  confirming: z.int(),
  preparing: z.int(),
  shipping: z.int(),
  received: z.int(),
  refunded: z.int(),
  canceled: z.int(),
})
export type OrderCounts = z.infer<typeof OrderCounts>

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/user/order',
  summary: "The signed-in customer's orders, newest first, with a count for each tab",
  access: 'user',
  query: z.object({ ...Paging, status: orNone(z.enum(ORDER_STATUSES)) }),
  data: z.object({ ...listOf(OrderEntry), counts: OrderCounts }),
})

export type OrderAddress = z.infer<typeof PostalAddress>

const OrderShipment = z.object({
  carrier: z.string(),
  service: z.string(),
  shipping_number: z.string(),
  /** Empty for a carrier whose tracking page is not known. */
  tracking_url: z.string(),
  time: z.iso.datetime(),
  is_delivered: z.boolean(),
  items: z.array(z.object({ part_number: z.string(), quantity: z.int() })),
})
export type OrderShipment = z.infer<typeof OrderShipment>

const OrderRefund = z.object({
  amount: z.number(),
  /** `due`: will be sent by bank transfer; `under_way`: the wallet has not confirmed it yet. */
  state: z.enum(['due', 'under_way', 'done']),
  is_by_bank: z.boolean(),
  time: z.iso.datetime(),
})
export type OrderRefund = z.infer<typeof OrderRefund>

const OrderPaper = z.object({
  id: z.int(),
  kind: z.enum(PAPER_KINDS),
  number: z.string(),
  time: z.iso.datetime(),
  /** USD; null for a packing slip. */
  total: z.nullable(z.number()),
})
export type OrderPaper = z.infer<typeof OrderPaper>

const OrderMessage = z.object({ author: z.enum(SHOWN_AUTHORS), time: z.iso.datetime(), body: z.string() })
export type OrderMessage = z.infer<typeof OrderMessage>

export const OrderDetail = z.object({
  ...OrderHead,
  email: z.string(),
  company_name: z.string(),
  items: z.array(OrderItem),
  subtotal: z.number(),
  shipping_fee: z.number(),
  shipping_service: z.string(),
  addresses: z.object({ shipping: PostalAddress, billing: PostalAddress }),
  po_number: z.string(),
  /** The name of the purchase order that the buyer attached. */
  po_file: z.nullable(z.string()),
  remark: z.string(),
  platform_remark: z.string(),
  pay_time: z.nullable(z.iso.datetime()),
  /** When an unpaid order is canceled; null for an order that is not canceled automatically. */
  pay_by: z.nullable(z.iso.datetime()),
  /**
   * The later `pay_by` that applies once the buyer opens the mailed link or signs in; null when that has
   * happened.
   */
  pay_by_proven: z.nullable(z.iso.datetime()),
  /** USD that the shop still has to send back by bank transfer. */
  refund_due: z.number(),
  /** USD that went back to the buyer. Less than the total: the order keeps its status. */
  refunded_total: z.number(),
  /** The goods sent so far, in one or several shipments. `carrier` and `shipping_number` are those of the last one. */
  shipments: z.array(OrderShipment),
  refunds: z.array(OrderRefund),
  /** Invoices and other papers that were issued, oldest first. */
  papers: z.array(OrderPaper),
  /** The open amount: the total less received transfers; 0 once no payment is expected. */
  amount_due: z.number(),
  /** On terms: the last day to pay. The order is delivered before. */
  due_on: z.nullable(z.iso.date()),
  history: z.array(
    z.object({ time: z.iso.datetime(), status: z.enum(ORDER_STATUSES), who: z.enum(ORDER_ACTORS) }),
  ),
  /** The messages of the shop and the buyer about it, oldest first. */
  messages: z.array(OrderMessage),
})
export type OrderDetail = z.infer<typeof OrderDetail>

/** Gives access to an order without signing in. */
export const OrderKey = z.optional(text(LIMITS.nameLength))
const orderNumber = z.object({ order_number: text(LIMITS.nameLength) })

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/user/order/{order_number}',
  summary: 'One order, by its key or for the signed-in customer',
  params: orderNumber,
  query: z.object({ key: OrderKey }),
  data: OrderDetail,
})

export const getProforma = endpoint({
  method: 'GET',
  path: '/api/user/order/{order_number}/proforma',
  summary: 'The proforma invoice as a base64-encoded PDF in the requested language',
  params: orderNumber,
  query: z.object({ key: OrderKey }),
  data: z.object({ file_name: z.string(), content: z.string() }),
})

export const getPaper = endpoint({
  method: 'GET',
  path: '/api/user/order/{order_number}/papers/{id}',
  summary: 'An issued paper as a base64-encoded PDF: always the same file, in the language of the order',
  params: z.object({ order_number: text(LIMITS.nameLength), id: RowId }),
  query: z.object({ key: OrderKey }),
  data: z.object({ file_name: z.string(), content: z.string() }),
})

export const getPoFile = endpoint({
  method: 'GET',
  path: '/api/user/order/{order_number}/po-file',
  summary: 'The purchase order that the buyer attached, as a base64-encoded PDF',
  params: z.object({ order_number: text(LIMITS.nameLength) }),
  query: z.object({ key: OrderKey }),
  data: z.object({ file_name: z.string(), content: z.string() }),
})

const OrderAct = z.object({ order_id: BodyId, key: OrderKey })
const OrderState = z.object({ order_number: z.string(), status: z.enum(ORDER_STATUSES) })

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/user/order/cancel',
  summary: 'Cancels an unpaid order and returns its stock',
  body: OrderAct,
  data: OrderState,
})

export const receiveOrder = endpoint({
  method: 'POST',
  path: '/api/user/order/receive',
  summary: 'Marks a shipped order as received',
  body: OrderAct,
  data: OrderState,
})

export const replyAboutOrder = endpoint({
  method: 'POST',
  path: '/api/user/order/message',
  summary: 'Writes to the sales desk about an order, by its key or as the signed-in customer',
  body: z.extend(OrderAct, {
    body: z.string({ error: 'errors.comment_required' }).check(
      z.trim(),
      z.minLength(1, { error: 'errors.comment_required' }),
      z.maxLength(LIMITS.commentLength, { error: 'errors.field_too_big' }),
      z.refine(value => !/[^\P{Cc}\t\r\n]/u.test(value) && value.isWellFormed()),
    ),
  }),
  data: OrderMessage,
})
