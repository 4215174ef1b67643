import { Refusal } from '../../../contract/wire/errors.ts'
import { DEFAULT_LANG, langOr } from '../../../domain/locales.ts'
import { quotePath } from '../../../domain/paths.ts'
import { transferAccount } from '../../../domain/trade-settings.ts'
import type { Context } from '../../context.ts'
import { takeAllowance } from '../allowance/index.ts'
import { listPageLangs, pageAddress } from '../mail/index.ts'
import { refuseDrawing } from '../proforma/index.ts'
import { getBuyersQuote, type QuoteAsker } from './buyers-quote.ts'
import { describeFacts } from './describe-facts.ts'
import { bareQuoteNumber } from './number.ts'
import type { QuoteContext } from './quote-context.ts'
import type { QuoteFacts } from './quote-facts.ts'
import { findQuoteByNumber, type QuoteRow } from './quotes.queries.ts'
import { findVersion, listQuoteLines } from './versions.queries.ts'
import { type PdfWriter, writePdf } from './write-pdf.ts'

type Pdf = { file_name: string; content: string }

export async function getBuyersPdf(
  { db, who, writer }: Context & { writer: PdfWriter },
  typed: string,
  asker: QuoteAsker,
): Promise<Pdf> {
  const quote = await getBuyersQuote(db, typed, asker)
  const { address } = who.client
  await takeAllowance(db, [{ of: 'proformaAddress', for: address }])
  return toPdf(await writePdf({ db, writer, owner: address }, quote, quote.version).catch(refuseDrawing))
}

type PdfRequest = { version?: number | undefined; isDraft: boolean }

export async function getDeskPdf(
  context: QuoteContext & { writer: PdfWriter },
  typed: string,
  { version, isDraft }: PdfRequest,
): Promise<Pdf> {
  const { db, staff, writer } = context
  const quote = await findQuoteByNumber(db, bareQuoteNumber(typed))
  if (!quote) throw new Refusal(404)
  const owner = `staff ${staff.staffId}`
  if (!isDraft)
    return toPdf(await writePdf({ db, writer, owner }, quote, version ?? quote.version).catch(refuseDrawing))
  const content = await writer.draw(await describeDraft(context, quote), owner).catch(refuseDrawing)
  return toPdf({ fileName: `${quote.number}-v${quote.draftVersion}-draft.pdf`, content })
}

/** The facts that sending it now would store. */
async function describeDraft(
  { db, site, settings, publicUrl, clock }: QuoteContext,
  quote: QuoteRow,
): Promise<QuoteFacts> {
  const key = quote.draftVersion === null ? null : { quoteId: quote.id, version: quote.draftVersion }
  const version = key && (await findVersion(db, key))
  if (!version) throw new Refusal(404)
  const lang = langOr(quote.lang, DEFAULT_LANG)
  return describeFacts({
    ...{ quote, version, lines: await listQuoteLines(db, version), site: await site(), now: clock() },
    bank: transferAccount(await settings()),
    pageUrl: pageAddress({ publicUrl, lang, pageLangs: await listPageLangs(db) }, quotePath(quote.number)),
  })
}

function toPdf(written: Awaited<ReturnType<typeof writePdf>>): Pdf {
  if (!written) throw new Refusal(404)
  return { file_name: written.fileName, content: Buffer.from(written.content).toString('base64') }
}
