import { Refusal } from '../../../contract/wire/errors.ts'
import type { Compose, Composers } from '../mail/index.ts'
import { attachPdf } from '../proforma/index.ts'
import { findQuote } from './quotes.queries.ts'
import { type PdfWriter, writePdf } from './write-pdf.ts'

/** Attaches the PDF to the mails that offer a version. */
export function withQuotePdf(composers: Composers, writer: PdfWriter): Composers {
  const { quote_sent: sent, quote_revised: revised } = composers
  if (!sent || !revised) throw new Error('no composers for the mails with a quote')
  return { ...composers, quote_sent: attaching(sent, writer), quote_revised: attaching(revised, writer) }
}

function attaching(compose: Compose, writer: PdfWriter): Compose {
  return async (tools, fields) => {
    const mail = await compose(tools, fields)
    const quote = mail && (await findQuote(tools.db, Number(fields.quote_id)))
    if (!quote) return mail
    const write = async () => {
      const pdf = await writePdf({ db: tools.db, writer, owner: `quote ${quote.id}` }, quote, quote.version)
      if (!pdf) throw new Refusal(404)
      return pdf
    }
    return attachPdf(tools, mail, { write, what: 'quote', facts: { quote: quote.id } })
  }
}
