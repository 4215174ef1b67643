import { Refusal } from '../../../contract/wire/errors.ts'
import type { Context, StaffContext } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { takeAllowance } from '../allowance/index.ts'
import { refuseDrawing } from '../proforma/index.ts'
import { getBuyersQuote, type QuoteAsker } from './buyers-quote.ts'
import { bareQuoteNumber } from './number.ts'
import type { QuoteFacts } from './quote-facts.ts'
import { findQuoteByNumber, type QuoteRow } from './quotes.queries.ts'
import { findVersion } from './versions.queries.ts'

export type PdfWriter = { draw: (facts: QuoteFacts, owner: string) => Promise<Uint8Array> }
type Pdf = { file_name: string; content: string }

export async function getBuyersPdf(
  { db, who, writer }: Context & { writer: PdfWriter },
  typed: string,
  asker: QuoteAsker,
): Promise<Pdf> {
  const quote = await getBuyersQuote(db, typed, asker)
  const { address } = who.client
  await takeAllowance(db, [{ of: 'proformaAddress', for: address }])
  return toPdf(await writePdf({ db, writer }, quote, quote.version, address))
}

export async function getDeskPdf(
  { db, staff, writer }: StaffContext & { writer: PdfWriter },
  typed: string,
  version: number | undefined,
): Promise<Pdf> {
  const quote = await findQuoteByNumber(db, bareQuoteNumber(typed))
  if (!quote) throw new Refusal(404)
  return toPdf(await writePdf({ db, writer }, quote, version ?? quote.version, `staff ${staff.staffId}`))
}

type Written = { fileName: string; content: Uint8Array }

/** From the stored facts of the version. */
async function writePdf(
  { db, writer }: { db: Database; writer: PdfWriter },
  quote: QuoteRow,
  version: number,
  owner: string,
): Promise<Written> {
  const found = await findVersion(db, { quoteId: quote.id, version })
  if (!found?.facts) throw new Refusal(404)
  const content = await writer.draw(found.facts, owner).catch(refuseDrawing)
  return { fileName: `${quote.number}-v${version}.pdf`, content }
}

function toPdf({ fileName, content }: Written): Pdf {
  return { file_name: fileName, content: Buffer.from(content).toString('base64') }
}
