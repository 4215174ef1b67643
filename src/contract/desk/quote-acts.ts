import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { PAY_METHODS } from '../../domain/pay-methods.ts'
import { LOSS_REASONS } from '../../domain/quotes/states.ts'
import { AddressFields, PostalAddress } from '../shop/addresses.ts'
import { PayMethod } from '../shop/orders.ts'
import { ChosenLines, poFile, previewQuote } from '../shop/quotes.ts'
import { endpoint } from '../wire/endpoint.ts'
import { BodyId, Country, paragraph, required, text } from '../wire/fields.ts'
import { QuoteDetail, QuoteNumber, QuoteRev } from './quote-record.ts'

const act = <P extends string>(path: P, summary: string) =>
  ({
    method: 'POST',
    path: `/desk/api/quotes/{number}/${path}`,
    summary,
    params: QuoteNumber,
    data: QuoteDetail,
  }) as const
const Rev = z.object({ rev: QuoteRev })

/** `data` of a refusal that names lines. */
export const RefusedLines = z.object({
  lines: z.array(
    z.object({
      line_id: z.int(),
      part_number: z.string(),
      /** Pieces, if the stock does not allow to hold them. */
      wanted: z.optional(z.int()),
      available: z.optional(z.int()),
    }),
  ),
})

export const sendQuote = endpoint({
  ...act(
    'send',
    'Sends the draft by mail with its PDF. Refused unless every line has a price or a reason for none; with `desk_errors.quote_short` if stock cannot be held, and 403 with `desk_errors.quote_below_floor` without approval; `data.lines` names the lines',
  ),
  may: 'quote.send',
  body: Rev,
})

export const askForApproval = endpoint({
  ...act('ask-approval', 'Asks a manager to approve and send a draft with a price below the floor'),
  may: 'quote.edit',
  body: Rev,
})

export const approveQuote = endpoint({
  ...act('approve', 'Approves a draft with prices below the floor, and sends it'),
  may: 'quote.approve',
  body: Rev,
})

export const reviseQuote = endpoint({
  ...act('revise', 'Starts the next version. The buyer can accept the present one until the new one is sent'),
  may: 'quote.edit',
  body: Rev,
})

export const discardDraft = endpoint({
  ...act('discard', 'Removes the next version that was not sent yet'),
  may: 'quote.edit',
  body: Rev,
})

export const reopenQuote = endpoint({
  ...act(
    'reopen',
    'Starts the next version of a quote that expired, was declined or withdrawn, with present list prices beside the former prices',
  ),
  may: 'quote.edit',
  body: Rev,
})

export const copyQuote = endpoint({
  ...act('copy', 'Starts another quote with the same contact and lines'),
  optionalHeaders: ['Idempotency-Key'],
  may: 'quote.edit',
  body: z.object({}),
})

export const withdrawQuote = endpoint({
  ...act('withdraw', 'Withdraws it and releases the stock it holds. The buyer is told if it was sent'),
  may: 'quote.send',
  body: Rev,
})

export const loseQuote = endpoint({
  ...act('lose', 'Records that the buyer has told staff that they decline. Releases the stock it holds'),
  may: 'quote.edit',
  body: z.object({
    rev: QuoteRev,
    reason: z.enum(LOSS_REASONS, { error: 'desk_errors.loss_reason_required' }),
    text: paragraph(LIMITS.commentLength),
  }),
})

export const extendQuote = endpoint({
  ...act(
    'extend',
    'Keeps the pieces until `hold_until`, which takes them again if they were released. Limited to some days from now',
  ),
  may: 'quote.send',
  body: z.object({ rev: QuoteRev, hold_until: z.iso.datetime() }),
})

export const extendValidity = endpoint({
  ...act(
    'extend-validity',
    'Sends the same offer as the next version, valid from now for the days of the settings. Refused like `send`, and while a next version is being written',
  ),
  may: 'quote.send',
  body: z.object({}),
})

export const chaseQuote = endpoint({
  ...act('chase', 'Reminds the buyer of an open quote by mail, at most once a day'),
  may: 'quote.send',
  body: z.object({}),
})

export const previewPage = endpoint({
  method: 'POST',
  path: '/desk/api/quotes/{number}/preview',
  summary:
    'The path of the page of the draft as the buyer will see it. It opens for some minutes, and nothing can be done there',
  may: 'quote.edit',
  params: QuoteNumber,
  body: z.object({}),
  data: z.object({ path: z.string() }),
})

export const assignQuote = endpoint({
  ...act('assign', 'Gives it to a colleague; null removes the owner'),
  may: 'quote.edit',
  body: z.object({ rev: QuoteRev, staff_id: z.nullable(BodyId) }),
})

const MessageBody = z.string({ error: 'desk_errors.message_required' }).check(
  z.trim(),
  z.minLength(1, { error: 'desk_errors.message_required' }),
  z.maxLength(LIMITS.commentLength, { error: 'errors.field_too_big' }),
  z.refine(value => !/[^\P{Cc}\t\r\n]/u.test(value) && value.isWellFormed()),
)

export const writeAboutQuote = endpoint({
  ...act('messages', 'Mails a message to the buyer of a quote that was sent'),
  optionalHeaders: ['Idempotency-Key'],
  may: 'quote.send',
  body: z.object({ body: MessageBody }),
})

export const addQuoteNote = endpoint({
  ...act('notes', 'Adds an internal note, which the buyer never sees'),
  optionalHeaders: ['Idempotency-Key'],
  may: 'quote.edit',
  body: z.object({ body: MessageBody }),
})

export const previewAcceptance = endpoint({
  method: 'POST',
  path: '/desk/api/quotes/{number}/before',
  summary:
    'The amount that the buyer has to pay for the chosen lines, with the shipping services to a country, and the addresses of the last order from this mailbox',
  may: 'quote.send',
  params: QuoteNumber,
  body: z.object({
    version: BodyId,
    lines: ChosenLines,
    country: z.optional(Country),
    shipping_id: z.optional(text(LIMITS.nameLength)),
  }),
  data: z.object({
    ...previewQuote.data.shape,
    pay_methods: z.array(PayMethod),
    addresses: z.nullable(z.object({ shipping: PostalAddress, billing: PostalAddress })),
  }),
})

export const acceptForBuyer = endpoint({
  ...act(
    'accept',
    'Accepts the quote for the buyer, who has ordered by other means, and places its order at the quoted prices; 409 if version or total are not those shown; 4091 or 4092 naming lines that are not held and not in stock',
  ),
  may: 'quote.send',
  body: z.object({
    rev: QuoteRev,
    version: BodyId,
    /** The total that the person was shown, with shipping. */
    expected_total: z.number().check(z.gte(0)),
    /** Of the buyer's person who ordered. */
    name: required('errors.contact_name_required'),
    lines: ChosenLines,
    shipping_address: AddressFields,
    billing_address: z.optional(AddressFields),
    /** Needed unless shipping was quoted. */
    shipping_id: z.optional(text(LIMITS.nameLength)),
    pay_method: z.enum(PAY_METHODS, { error: 'errors.pay_method_required' }),
    po_number: required('desk_errors.po_required'),
    po_file: z.optional(
      poFile({ tooLarge: 'desk_errors.po_file_too_large', type: 'desk_errors.po_file_type' }),
    ),
    remark: paragraph(LIMITS.commentLength),
  }),
})
