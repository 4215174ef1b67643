import { speak } from '../../../contract/wire/translate.ts'
import { isCountry } from '../../../domain/countries.ts'
import { countryName } from '../../../domain/country-names.ts'
import { formatsFor } from '../../../domain/formats.ts'
import { DEFAULT_LANG, type Lang, LOCALES, langOr } from '../../../domain/locales.ts'
import { defaultChoices, otherQuantities } from '../../../domain/quotes/offer.ts'
import { NO_BID_REASONS } from '../../../domain/quotes/states.ts'
import type { TransferAccount } from '../../../domain/trade-settings.ts'
import { describeAccount } from '../proforma/index.ts'
import { piecesOf, toOffer } from './offer-line.ts'
import type { QuoteFacts } from './quote-facts.ts'
import type { QuoteRow } from './quotes.queries.ts'
import type { QuoteLineRow, VersionRow } from './versions.queries.ts'

type Seller = { company_name: string; company_address: string; contact_tel: string; contact_email: string }
type Translate = Awaited<ReturnType<typeof speak>>['t']

type Described = {
  quote: QuoteRow
  version: VersionRow
  lines: readonly QuoteLineRow[]
  site: Seller
  /** Null: no transfers are accepted. */
  bank: TransferAccount | null
  /** Of the buyer's page. Without a key: a PDF is passed on, and must not let its readers accept. Null: not known. */
  pageUrl: string | null
  now: Date
}

/** The content of the PDF, in the buyer's language. It is stored: later changes of texts do not change the PDF. */
export async function describeFacts(described: Described): Promise<QuoteFacts> {
  const { quote, version, lines, site, now } = described
  const lang = langOr(quote.lang, DEFAULT_LANG)
  const { t } = await speak(lang)
  const { amount, date, utcTime } = formatsFor(lang)
  const sent = date(now.toISOString())
  // A day alone would promise the rest of it: the quote ends within it, and on another day elsewhere.
  const ends = utcTime(version.validUntil.toISOString())
  // Without an offer there is nothing to accept or to pay.
  const hasOffer = lines.some(({ kind }) => kind === 'offer')
  // In a draft, prices may be missing.
  const isPriced = lines.some(({ kind, unitPrice }) => kind === 'offer' && unitPrice !== null)
  return {
    lang,
    title: t('quote_pdf.title'),
    seller: {
      label: '',
      name: site.company_name,
      lines: withoutBlanks([site.company_address, site.contact_tel, site.contact_email]),
    },
    facts: [
      { label: t('quote_pdf.number'), value: quote.number, isCode: true },
      { label: t('quote_pdf.version'), value: String(version.version) },
      { label: t('quote_pdf.date'), value: sent },
      { label: t('quote_pdf.valid_until'), value: ends },
    ],
    parties: { billing: describeBuyer(t('quote_pdf.prepared_for'), quote, lang), shipping: NO_PARTY },
    head: [
      t('proforma.line_no'),
      t('proforma.part_number'),
      t('proforma.manufacturer'),
      t('proforma.quantity'),
      t('proforma.unit_price'),
      t('proforma.amount'),
    ],
    rows: describeRows(t, lines, lang),
    rowNotes: lines.map(line => describeNotes(t, line, lang)),
    sums: [
      { label: t('proforma.subtotal'), note: '', value: amount(Number(version.subtotal)) },
      {
        label: t('proforma.shipping'),
        note: describeShipping(quote, version, lang),
        value:
          version.shippingFee === null ? t('quote_pdf.shipping_open') : amount(Number(version.shippingFee)),
      },
    ],
    total: isPriced ? { label: t('quote_pdf.total'), note: '', value: amount(Number(version.total)) } : null,
    payment: {
      title: t('quote_pdf.terms'),
      facts: describeTerms(t, described).filter(({ value }) => value !== ''),
    },
    bank: hasOffer ? describeBank(t, described) : null,
    note: [version.note, hasOffer ? t('quote_pdf.note') : ''].filter(Boolean).join('\n'),
    ...(hasOffer && described.pageUrl !== null
      ? { code: { url: described.pageUrl, label: t('quote_pdf.open_online') } }
      : {}),
    page: t('proforma.page', { page: '{page}', pages: '{pages}' }),
    orderNumber: quote.number,
    issuedAt: now.toISOString(),
  }
}

/** Quoted shipping counts for the country of the quote. */
function describeShipping(
  { country }: QuoteRow,
  { carrier, shippingService, shippingFee }: VersionRow,
  lang: Lang,
): string {
  const service = withoutBlanks([carrier, shippingService]).join(' ')
  return shippingFee === null ? service : withoutBlanks([service, originName(country, lang)]).join(', ')
}

const NO_PARTY = { label: '', name: '', lines: [] }

function describeBuyer(label: string, quote: QuoteRow, lang: Lang) {
  const [name = '', ...others] = withoutBlanks([quote.companyName, quote.contactName])
  const country = isCountry(quote.country) ? countryName(lang, quote.country) : quote.country
  return { label, name, lines: [...others, ...withoutBlanks([country, quote.telephone, quote.email])] }
}

/** An alternate is marked `or`; only the lines that count by default are in the total. */
function describeRows(t: Translate, lines: readonly QuoteLineRow[], lang: Lang): QuoteFacts['rows'] {
  const { count, price, amount } = formatsFor(lang)
  const mains = lines.filter(({ alternateOf }) => alternateOf === null)
  const counted = new Set(defaultChoices(lines.map(toOffer)).map(({ lineId }) => lineId))
  return lines.map((line): QuoteFacts['rows'][number] => {
    const isOffer = line.kind === 'offer' && line.unitPrice !== null
    const sum = isOffer && line.amount !== null ? amount(Number(line.amount)) : ''
    return [
      line.alternateOf === null
        ? String(mains.findIndex(({ lineId }) => lineId === line.lineId) + 1)
        : t('quote_pdf.or'),
      line.partNumber,
      line.manufacturer,
      count(line.quantity),
      isOffer ? price(Number(line.unitPrice)) : t('quote_pdf.no_bid'),
      counted.has(line.lineId) || sum === '' ? sum : `(${sum})`,
    ]
  })
}

function describeNotes(t: Translate, line: QuoteLineRow, lang: Lang): string {
  const { count, price } = formatsFor(lang)
  const steps = otherQuantities(toOffer(line)).map(
    ({ qty, price: at }) => `${count(qty)}\u00a0×\u00a0${price(at)}`,
  )
  const notes = withoutBlanks([
    line.kind === 'no_bid' ? reasonOf(t, line.noBidReason) : '',
    line.description,
    line.dateCode === '' ? '' : t('quote_pdf.date_code', { code: line.dateCode }),
    line.condition,
    line.origin === '' ? '' : t('proforma.origin', { country: originName(line.origin, lang) }),
    line.kind === 'offer' ? deliveryText(t, line) : '',
    steps.length === 0 ? '' : t('quote_pdf.breaks', { steps: `\u2066${steps.join(', ')}\u2069` }),
    line.note,
  ])
  if (notes.length === 0) return ''
  return inDirectionOf(lang) + notes.map(note => `\u2068${note}\u2069`).join(' \u2013 ')
}

/** Notes may begin in another script, and its first letter would decide the order of them all. */
function inDirectionOf(lang: Lang): string {
  return LOCALES[lang].dir === 'rtl' ? '\u200f' : ''
}

/** Staff choose a reason or write their own. */
function reasonOf(t: Translate, stored: string): string {
  const reason = NO_BID_REASONS.find(known => known === stored)
  return reason ? t(`no_bid_reasons.${reason}`) : stored
}

/** Staff choose a country or write their own. */
export function originName(origin: string, lang: Lang): string {
  return isCountry(origin) ? countryName(lang, origin) : origin
}

function deliveryText(t: Translate, { source, leadDays }: QuoteLineRow): string {
  if (leadDays !== null) return t('quote_pdf.lead_days', { days: leadDays })
  return source === 'stock' ? t('quote_pdf.in_stock') : ''
}

function describeTerms(t: Translate, { version, lines }: Described) {
  const isHeld = version.isHeld && piecesOf(lines).size > 0
  return [
    { label: t('quote_pdf.incoterm'), value: version.incoterm },
    { label: t('quote_pdf.pay_terms'), value: version.payTerms },
    { label: t('quote_pdf.held'), value: isHeld ? t('quote_pdf.held_yes') : '' },
  ]
}

/** There is no payment reference before there is an order. */
function describeBank(t: Translate, { bank }: Described): QuoteFacts['bank'] {
  if (!bank) return null
  return {
    title: t('proforma.bank_details'),
    facts: describeAccount(t, bank),
    note: bank.note,
    hint: t('quote_pdf.bank_hint'),
  }
}

function withoutBlanks(texts: readonly string[]): string[] {
  return texts.map(text => text.trim()).filter(Boolean)
}
