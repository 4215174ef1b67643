import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { endpoint } from '../wire/endpoint.ts'
import { optionalLine, RowId, text } from '../wire/fields.ts'
import { DeskOrder, OrderRev } from './orders.ts'

const ByOrder = z.object({ order_number: text(LIMITS.nameLength) })
const ById = z.object({ order_number: text(LIMITS.nameLength), id: RowId })

export const issueInvoice = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/invoice',
  summary:
    'Issues the invoice of an order that is being prepared, shipped or received. There is one per order',
  may: 'papers.issue',
  params: ByOrder,
  body: z.object({ rev: OrderRev }),
  data: DeskOrder,
})

export const issueCustoms = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/shipments/{id}/customs',
  summary: 'Issues the commercial invoice of a shipment, with HS codes and countries of origin where known',
  may: 'papers.issue',
  params: ById,
  body: z.object({ rev: OrderRev }),
  data: DeskOrder,
})

export const issueSlip = endpoint({
  method: 'POST',
  path: '/desk/api/orders/{order_number}/shipments/{id}/slip',
  summary: 'Issues the packing slip of a shipment, without prices',
  may: 'orders.ship',
  params: ById,
  body: z.object({ rev: OrderRev }),
  data: DeskOrder,
})

export const setTaxIds = endpoint({
  method: 'PUT',
  path: '/desk/api/orders/{order_number}/tax-ids',
  summary:
    'VAT ID and EORI for the papers of an order, until its invoice is issued. Empty: those of the company of the buyer. Send only the changed fields; 409 if another person has changed the same field since `rev`',
  may: 'papers.issue',
  params: ByOrder,
  body: z.object({ vat_id: optionalLine(), eori: optionalLine(), rev: OrderRev }),
  data: DeskOrder,
})

export const getPaperFile = endpoint({
  method: 'GET',
  path: '/desk/api/orders/{order_number}/papers/{id}',
  summary: 'An issued paper as a base64-encoded PDF. All but packing slips need `prices.see`',
  may: 'orders.read',
  params: ById,
  data: z.object({ file_name: z.string(), content: z.string() }),
})

export const getPoFile = endpoint({
  method: 'GET',
  path: '/desk/api/orders/{order_number}/po-file',
  summary: 'The purchase order that the buyer attached, as a base64-encoded PDF',
  may: 'prices.see',
  params: ByOrder,
  data: z.object({ file_name: z.string(), content: z.string() }),
})

const BOOKS = ['receipts', 'papers'] as const

export const exportBook = endpoint({
  method: 'GET',
  path: '/desk/api/books/{book}',
  summary:
    'The payments, refunds and write-offs of a month by the day on the bank statement, or its papers by the day of issue, as CSV. Credit notes are negative, and commercial invoices have a column of their own',
  may: 'reports.read',
  params: z.object({ book: z.enum(BOOKS) }),
  query: z.object({ month: text(7).check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)) }),
  data: z.object({ file_name: z.string(), content: z.string(), rows: z.int() }),
})
