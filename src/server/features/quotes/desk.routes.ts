import * as quotes from '../../../contract/desk/quotes.ts'
import { LOSS_REASONS, NO_BID_REASONS } from '../../../domain/quotes/states.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import type { StaffContext } from '../../context.ts'
import type { Directories } from '../catalogue/index.ts'
import { findCompanyOf } from '../customers/index.ts'
import { authorOnce } from '../idempotency/index.ts'
import { acceptForBuyer, previewAcceptance } from './accept-for-buyer.ts'
import * as acts from './act-on-quote.ts'
import { addQuote } from './add-quote.ts'
import { getDeskPdf } from './get-pdf.ts'
import { getQuote, getQuoteVersion } from './get-quote.ts'
import { listHoldsOfPart } from './holds.queries.ts'
import { chaseQuote, extendValidity } from './keep-open.ts'
import { listQuotes } from './list-quotes.ts'
import { previewPage } from './preview-page.ts'
import type { QuoteContext } from './quote-context.ts'
import { matchQuoteParts } from './quote-parts.wire.ts'
import { findQuotesCompany } from './quotes.queries.ts'
import { saveDraft } from './save-draft.ts'
import { sendQuote } from './send-quote.ts'
import type { PdfWriter } from './write-pdf.ts'

type Tools = { directory: Directories; hasWallet: boolean; writer: PdfWriter; publicUrl: string }

export function deskQuoteRoutes({ directory, hasWallet, writer, publicUrl }: Tools): DeskRoute[] {
  const directoryFor = (db: StaffContext['db']) => async (emailKey: string) =>
    directory({ companyId: await findCompanyOf(db, emailKey) })
  // Read before the transaction of an act, which must not wait for a second connection.
  const working = async (context: StaffContext, number?: string) => ({
    ...context,
    directory: await directory({
      companyId: number === undefined ? null : await findQuotesCompany(context.db, number),
    }),
    directoryFor: directoryFor(context.db),
    publicUrl,
    hasWallet,
  })
  const onRev =
    (act: (context: QuoteContext, number: string, rev: number) => Promise<quotes.QuoteDetail>) =>
    async (request: { context: StaffContext; params: { number: string }; body: { rev: number } }) =>
      act(await working(request.context, request.params.number), request.params.number, request.body.rev)
  return [
    serveStaff(quotes.listQuotes, ({ context, query: { q, after, ...wanted } }) =>
      listQuotes(context, { ...wanted, search: q }, after),
    ),
    serveStaff(quotes.getQuote, async ({ context, params }) =>
      getQuote(await working(context, params.number), params.number),
    ),
    serveStaff(quotes.getQuoteVersion, async ({ context, params }) =>
      getQuoteVersion(await working(context, params.number), params.number, params.version),
    ),
    serveStaff(quotes.getQuotePdf, async ({ context, params, query }) =>
      getDeskPdf({ ...(await working(context, params.number)), writer }, params.number, {
        version: query.version,
        isDraft: query.draft === '1',
      }),
    ),
    serveStaff(quotes.addQuote, async ({ context, body }) =>
      addQuote(await working(context), {
        requestNumber: body.request_number,
        customerId: body.customer_id,
        contact: body.contact && {
          email: body.contact.email,
          contactName: body.contact.contact_name,
          companyName: body.contact.company_name,
          telephone: body.contact.telephone,
          country: body.contact.country,
          lang: body.contact.lang,
        },
        parts: body.parts.map(({ part_id, quantity }) => ({ partId: part_id, quantity })),
      }),
    ),
    serveStaff(quotes.saveQuote, async ({ context, params, body }) =>
      saveDraft(await working(context, params.number), params.number, body),
    ),
    serveStaff(
      quotes.sendQuote,
      onRev((context, number, rev) => sendQuote(context, number, { rev })),
    ),
    serveStaff(
      quotes.approveQuote,
      onRev((context, number, rev) => sendQuote(context, number, { rev, isApproval: true })),
    ),
    serveStaff(quotes.askForApproval, onRev(acts.askForApproval)),
    serveStaff(quotes.reviseQuote, onRev(acts.reviseQuote)),
    serveStaff(quotes.discardDraft, onRev(acts.discardDraft)),
    serveStaff(quotes.reopenQuote, onRev(acts.reopenQuote)),
    serveStaff(quotes.withdrawQuote, onRev(acts.withdrawQuote)),
    serveStaff(quotes.copyQuote, async ({ context, params }) =>
      acts.copyQuote(await working(context, params.number), params.number),
    ),
    serveStaff(quotes.loseQuote, async ({ context, params, body }) =>
      acts.loseQuote(await working(context, params.number), params.number, body),
    ),
    serveStaff(quotes.previewAcceptance, async ({ context, params, body }) =>
      previewAcceptance(await working(context, params.number), params.number, body),
    ),
    serveStaff(quotes.acceptForBuyer, async ({ context, params, body }) =>
      acceptForBuyer(await working(context, params.number), params.number, body),
    ),
    serveStaff(quotes.extendQuote, async ({ context, params, body }) =>
      acts.extendHold(await working(context, params.number), params.number, {
        rev: body.rev,
        until: new Date(body.hold_until),
      }),
    ),
    serveStaff(quotes.extendValidity, async ({ context, params }) =>
      extendValidity(await working(context, params.number), params.number),
    ),
    serveStaff(quotes.chaseQuote, async ({ context, params }) =>
      chaseQuote(await working(context, params.number), params.number),
    ),
    serveStaff(quotes.previewPage, ({ context, params }) => previewPage(context, params.number)),
    serveStaff(quotes.assignQuote, async ({ context, params, body }) =>
      acts.assignQuote(await working(context, params.number), params.number, {
        rev: body.rev,
        staffId: body.staff_id,
      }),
    ),
    serveStaff(quotes.writeAboutQuote, async ({ context, params: { number }, body }) => {
      const by = authorOnce(context, { endpoint: quotes.writeAboutQuote, number, body })
      return acts.writeAboutQuote({ ...(await working(context, number)), by }, number, body.body)
    }),
    serveStaff(quotes.addQuoteNote, async ({ context, params: { number }, body }) => {
      const by = authorOnce(context, { endpoint: quotes.addQuoteNote, number, body })
      return acts.addQuoteNote({ ...(await working(context, number)), by }, number, body.body)
    }),
    serveStaff(quotes.matchQuoteParts, async ({ context, body }) =>
      matchQuoteParts(await working(context, body.number), body.lines),
    ),
    serveStaff(quotes.listPartHolds, async ({ context, params }) => ({
      list: (await listHoldsOfPart(context.db, params.id)).map(hold => ({
        quote_number: hold.number,
        company_name: hold.companyName,
        quantity: hold.quantity,
        until: hold.until.toISOString(),
      })),
    })),
    serveStaff(quotes.getQuoteDefaults, async ({ context }) => {
      const { quotes: terms, shippingRates } = await context.settings()
      return {
        valid_days: terms.validDays,
        hold: terms.hold,
        hold_days: terms.holdDays,
        hold_total: terms.holdTotal,
        no_bid_reasons: [...NO_BID_REASONS],
        loss_reasons: [...LOSS_REASONS],
        services: shippingRates.map(({ id, carrier, service }) => ({ id, carrier, service })),
      }
    }),
  ]
}
