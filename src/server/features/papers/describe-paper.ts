import { speak } from '../../../contract/wire/translate.ts'
import { formatsFor } from '../../../domain/formats.ts'
import { DEFAULT_LANG, isLang, type Lang } from '../../../domain/locales.ts'
import type { PaperSheet, SheetParty } from '../../../domain/paper-sheet.ts'
import type { PaperKind, TaxIds } from '../../../domain/papers.ts'
import type { TransferAccount } from '../../../domain/trade-settings.ts'
import type { OrderRow } from '../orders/index.ts'
import { describeParty, headRow, type Seller, type Translate, withoutBlanks } from '../proforma/index.ts'

/** The data that every paper of an order needs, read before its number is spent. */
export type PaperBasis = {
  order: OrderRow
  seller: Seller & TaxIds
  buyer: TaxIds
  /** Null: no transfers are accepted. */
  bank: TransferAccount | null
  t: Translate
  lang: Lang
}

export type IssuedNumber = { number: string; time: Date }

export function langOf({ lang }: OrderRow): Lang {
  return isLang(lang) ? lang : DEFAULT_LANG
}

export async function translatorFor(lang: Lang): Promise<Translate> {
  return (await speak(lang)).t
}

/** The parts that all papers share. Without prices there are four columns. */
export function describePaper(
  kind: PaperKind,
  basis: PaperBasis,
  { number, time }: IssuedNumber,
): PaperSheet {
  const { order, seller, buyer, t, lang } = basis
  const { date } = formatsFor(lang)
  const issuedAt = time.toISOString()
  const facts = [
    { label: t('papers.number'), value: number, isCode: true },
    { label: t('papers.date'), value: date(issuedAt) },
    { label: t('proforma.number'), value: order.number, isCode: true },
    { label: t('proforma.date'), value: date(order.createdAt.toISOString()) },
    { label: t('proforma.po_number'), value: order.poNumber, isCode: true },
  ]
  const named = { company_name: order.companyName, email: order.email }
  const billing = describeParty(t('proforma.bill_to'), named, order.billingAddress, lang)
  const columns = headRow(t)
  return {
    lang,
    title: t(`papers.${kind}`),
    seller: withTaxIds(t, describeSeller(seller), seller),
    facts: facts.filter(({ value }) => value !== ''),
    parties: {
      billing: withTaxIds(t, billing, buyer),
      shipping: describeParty(t('proforma.ship_to'), named, order.shippingAddress, lang),
    },
    head: kind === 'packing_slip' ? columns.slice(0, -2) : columns,
    rows: [],
    rowNotes: [],
    sums: [],
    total: null,
    payment: { title: '', facts: [] },
    bank: null,
    note: '',
    page: t('proforma.page', { page: '{page}', pages: '{pages}' }),
    orderNumber: number,
    issuedAt,
  }
}

function describeSeller({ company_name, company_address, contact_tel, contact_email }: Seller): SheetParty {
  return {
    label: '',
    name: company_name,
    lines: withoutBlanks([company_address, contact_tel, contact_email]),
  }
}

function withTaxIds(t: Translate, party: SheetParty, { vatId, eori }: TaxIds): SheetParty {
  return {
    ...party,
    lines: [
      ...party.lines,
      ...(vatId === '' ? [] : [t('papers.vat_id', { id: vatId })]),
      ...(eori === '' ? [] : [`EORI ${eori}`]),
    ],
  }
}
