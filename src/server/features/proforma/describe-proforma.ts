import { partIdOf } from '../../../contract/shop/names.ts'
import type { OrderAddress, OrderDetail } from '../../../contract/shop/orders.ts'
import { speak } from '../../../contract/wire/translate.ts'
import { addressLines } from '../../../domain/address-lines.ts'
import { isCountry } from '../../../domain/countries.ts'
import { countryName } from '../../../domain/country-names.ts'
import { formatsFor } from '../../../domain/formats.ts'
import type { Lang } from '../../../domain/locales.ts'
import { isPositive } from '../../../domain/money.ts'
import { awaitsTransfer } from '../../../domain/order-states.ts'
import type { PaperSheet, SheetFact, SheetParty, SheetSum } from '../../../domain/paper-sheet.ts'
import { PAYPAL_NAME } from '../../../domain/pay-methods.ts'
import type { TransferAccount } from '../../../domain/trade-settings.ts'
import type { DescribedPart } from '../catalogue/index.ts'

export type ProformaInput = {
  order: OrderDetail
  /** For customs, as far as the catalog knows them now. */
  parts?: ReadonlyMap<number, Pick<DescribedPart, 'hs_code' | 'origin'>>
  /** Null: no transfers are accepted. */
  bank: TransferAccount | null
  site: Seller
  lang: Lang
}
export type Seller = {
  company_name: string
  company_address: string
  contact_tel: string
  contact_email: string
}
export type SheetLine = Pick<
  OrderDetail['items'][number],
  'part_number' | 'manufacturer' | 'quantity' | 'unit_price' | 'amount'
>
export type Translate = Awaited<ReturnType<typeof speak>>['t']

export type Proforma = PaperSheet
export type ProformaFact = SheetFact
export type Party = SheetParty
export type Sum = SheetSum
type ProformaRow = readonly [
  no: string,
  partNumber: string,
  manufacturer: string,
  quantity: string,
  unitPrice: string,
  amount: string,
]

/** The content of the document, in the buyer's language. */
export async function describeProforma({
  order,
  parts = new Map(),
  bank,
  site,
  lang,
}: ProformaInput): Promise<Proforma> {
  const { t } = await speak(lang)
  const { amount, date } = formatsFor(lang)
  const facts = [
    { label: t('proforma.number'), value: order.order_number, isCode: true },
    { label: t('proforma.date'), value: date(order.date) },
    { label: t('proforma.po_number'), value: order.po_number, isCode: true },
  ]
  const shipping = [order.carrier, order.shipping_service].filter(Boolean).join(' ')
  return {
    lang,
    title: t('proforma.title'),
    seller: {
      label: '',
      name: site.company_name,
      lines: withoutBlanks([site.company_address, site.contact_tel, site.contact_email]),
    },
    facts: facts.filter(fact => fact.value !== ''),
    parties: {
      billing: describeParty(t('proforma.bill_to'), order, order.addresses.billing, lang),
      shipping: describeParty(t('proforma.ship_to'), order, order.addresses.shipping, lang),
    },
    head: headRow(t),
    rows: order.items.map((item, index) => itemRow(item, index, lang)),
    rowNotes: order.items.map(item => describeCustoms(t, parts.get(partIdOf(item)), lang)),
    sums: [
      { label: t('proforma.subtotal'), note: '', value: amount(order.subtotal) },
      { label: t('proforma.shipping'), note: shipping, value: amount(order.shipping_fee) },
    ],
    total: { label: t('proforma.total'), note: '', value: amount(order.total) },
    payment: { title: t('proforma.payment'), facts: describePayment(t, order, lang) },
    bank: describeBank(t, order, bank, lang),
    note: t('proforma.note'),
    page: t('proforma.page', { page: '{page}', pages: '{pages}' }),
    orderNumber: order.order_number,
  }
}

export function describeCustoms(
  t: Translate,
  part: Pick<DescribedPart, 'hs_code' | 'origin'> | undefined,
  lang: Lang,
): string {
  const code = part?.hs_code && t('proforma.hs_code', { code: part.hs_code })
  const origin = part?.origin && t('proforma.origin', { country: countryName(lang, part.origin) })
  return [code, origin].filter(Boolean).join(' \u2013 ')
}

export function describeParty(
  label: string,
  order: Pick<OrderDetail, 'company_name' | 'email'>,
  address: OrderAddress,
  lang: Lang,
): Party {
  const names = withoutBlanks([order.company_name, address.contact_name])
  const [name = '', ...others] = names
  const country = isCountry(address.country) ? countryName(lang, address.country) : address.country
  return {
    label,
    name,
    lines: [...others, ...addressLines(address, country), ...withoutBlanks([address.telephone, order.email])],
  }
}

export function headRow(t: Translate): ProformaRow {
  return [
    t('proforma.line_no'),
    t('proforma.part_number'),
    t('proforma.manufacturer'),
    t('proforma.quantity'),
    t('proforma.unit_price'),
    t('proforma.amount'),
  ]
}

export function itemRow(item: SheetLine, index: number, lang: Lang): ProformaRow {
  const { count, price, amount } = formatsFor(lang)
  return [
    String(index + 1),
    item.part_number,
    item.manufacturer,
    count(item.quantity),
    price(item.unit_price),
    amount(item.amount),
  ]
}

function describePayment(t: Translate, order: OrderDetail, lang: Lang): ProformaFact[] {
  const method = order.pay_method === 'paypal' ? PAYPAL_NAME : t(`pay_methods.${order.pay_method}`)
  return [
    { label: t('proforma.status'), value: describeStatus(t, order, lang) },
    { label: t('proforma.pay_method'), value: method },
    ...(isDueLater(order) ? describeDueDay(t, order.due_on, lang) : []),
  ]
}

export function describeDueDay(t: Translate, day: string | null, lang: Lang): ProformaFact[] {
  if (day === null) return []
  return [{ label: t('papers.due_by'), value: formatsFor(lang).date(`${day}T00:00:00.000Z`) }]
}

function describeStatus(t: Translate, order: OrderDetail, lang: Lang): string {
  const { date, utcTime } = formatsFor(lang)
  if (isPositive(order.refund_due)) return t('proforma.refund_due')
  if (order.status === 'canceled') return t('proforma.canceled')
  if (order.status === 'refunded') return t('proforma.refunded')
  if (order.status === 'confirming') return t('proforma.confirming')
  if (order.pay_time) return t('proforma.paid', { date: isolated(date(order.pay_time)) })
  // An unconfirmed order is held for an hour. The mail says so, and that its link makes it days.
  const isHeldShortly = order.pay_by_proven !== null
  return order.pay_method === 'bank' && order.pay_by && !isHeldShortly
    ? t('proforma.pay_by', { time: isolated(utcTime(order.pay_by)) })
    : t('proforma.unpaid')
}

/** Only while a transfer is expected. The document is also sent while a buyer is paying at the wallet. */
function describeBank(t: Translate, order: OrderDetail, bank: TransferAccount | null, lang: Lang) {
  const { order_number: reference, amount_due: due, pay_method, status } = order
  if (!bank || pay_method !== 'bank' || !(awaitsTransfer(status, pay_method) || isDueLater(order)))
    return null
  return describeTransfer(t, bank, { reference, due }, lang)
}

/** On terms, the order is delivered before it is paid. */
function isDueLater({ due_on, amount_due }: OrderDetail): boolean {
  return due_on !== null && isPositive(amount_due)
}

type Transfer = { reference: string; due: number }

export function describeTransfer(
  t: Translate,
  bank: TransferAccount,
  { reference, due }: Transfer,
  lang: Lang,
): NonNullable<PaperSheet['bank']> {
  const facts: ProformaFact[] = [
    ...describeAccount(t, bank),
    { label: t('proforma.reference'), value: reference, isCode: true },
    { label: t('proforma.amount_due'), value: formatsFor(lang).transfer(due) },
  ]
  return {
    title: t('proforma.bank_details'),
    facts,
    note: bank.note,
    hint: t('proforma.reference_hint'),
  }
}

export function describeAccount(t: Translate, bank: TransferAccount): ProformaFact[] {
  const facts: ProformaFact[] = [
    { label: t('proforma.beneficiary'), value: bank.beneficiary },
    { label: t('proforma.bank_name'), value: bank.bank_name },
    { label: t('proforma.bank_address'), value: bank.bank_address },
    { label: t('proforma.account_number'), value: bank.account_number, isCode: true },
    { label: t('proforma.swift_code'), value: bank.swift_code, isCode: true },
  ]
  return facts.filter(fact => fact.value !== '')
}

/** Keeps a date on one line, and its direction inside an Arabic sentence. */
export function isolated(text: string): string {
  return `\u2068${text.replaceAll(' ', '\u00a0')}\u2069`
}

export function withoutBlanks(lines: readonly string[]): string[] {
  return lines.map(line => line.trim()).filter(Boolean)
}
