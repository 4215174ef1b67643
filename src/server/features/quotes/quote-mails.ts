import { formatsFor } from '../../../domain/formats.ts'
import { DESK_PATH, quotePath } from '../../../domain/paths.ts'
import { defaultChoices } from '../../../domain/quotes/offer.ts'
import { hashSecret, newSecret } from '../account/index.ts'
import {
  type Compose,
  type ComposedMail,
  type Composers,
  type ComposeTools,
  deskLink,
  firstLines,
  inDollars,
  named,
  pageAddress,
  quotedLines,
  replyAddress,
} from '../mail/index.ts'
import { findMessage, listMessages } from '../messages/index.ts'
import { findStaff } from '../staff/index.ts'
import { listOpenHolds } from './holds.queries.ts'
import { listNotices } from './notices.queries.ts'
import { QUOTE } from './number.ts'
import { toOffer } from './offer-line.ts'
import { addQuoteKey, findQuote, listCounters, type QuoteRow } from './quotes.queries.ts'
import { getVersion, listQuoteLines, type QuoteLineRow, type VersionRow } from './versions.queries.ts'

type Blocks = ComposedMail['blocks']
type BuyerKind =
  | 'quote_sent'
  | 'quote_revised'
  | 'quote_reminder'
  | 'quote_expiring'
  | 'quote_expired'
  | 'quote_withdrawn'

export const quoteMails: Composers = {
  quote_sent: toBuyer('quote_sent', offerBlocks),
  quote_revised: toBuyer('quote_revised', offerBlocks),
  quote_reminder: toBuyer('quote_reminder', offerBlocks),
  quote_expiring: toBuyer('quote_expiring', offerBlocks),
  quote_expired: toBuyer('quote_expired', linkBlocks),
  quote_withdrawn: toBuyer('quote_withdrawn', async () => []),
  quote_message: message,
  quote_staff_accepted: aboutQuote(staffAccepted),
  quote_staff_countered: aboutQuote(staffCountered),
  quote_staff_news: staffNews,
}

/** Mails about a quote that was erased meanwhile are dropped. */
function aboutQuote(write: (tools: ComposeTools, quote: QuoteRow) => Promise<ComposedMail | null>): Compose {
  return async (tools, { quote_id }) => {
    const quote = await findQuote(tools.db, Number(quote_id))
    return quote && write(tools, quote)
  }
}

function toBuyer(
  kind: BuyerKind,
  blocks: (tools: ComposeTools, quote: QuoteRow) => Promise<Blocks>,
): Compose {
  return aboutQuote(async (tools, quote) => {
    const { t, shop } = tools
    const { number } = quote
    return {
      to: quote.email,
      subject: t(`mail.${kind}.subject`, { number, shop }),
      heading: t(`mail.${kind}.heading`),
      blocks: [
        { kind: 'text', text: t(`mail.${kind}.text`, { number, shop }) },
        ...(await blocks(tools, quote)),
        { kind: 'note', text: t(`mail.${kind}.note`) },
      ],
      replyTo: await ownersAddress(tools, quote),
    }
  })
}

/** Replies go to the seller. */
async function ownersAddress({ db }: ComposeTools, { ownerId }: QuoteRow): Promise<string | undefined> {
  const owner = ownerId === null ? null : await findStaff(db, ownerId)
  return owner && !owner.disabledAt ? replyAddress(owner.email) : undefined
}

async function offerBlocks(tools: ComposeTools, quote: QuoteRow): Promise<Blocks> {
  const { db, t, lang } = tools
  const version = await getVersion(db, { quoteId: quote.id, version: quote.version })
  const lines = await listQuoteLines(db, version)
  const hasOffer = lines.some(({ kind }) => kind === 'offer')
  // A hold can end before the quote, and lines that have to be procured have none.
  const isHeld = (await listOpenHolds(db, quote.id)).length > 0
  return [
    { kind: 'text', text: t('mail.quote_facts.lines') },
    { kind: 'list', items: firstLines(tools, lines, line => describeLine(tools, line, lines)) },
    ...(hasOffer ? [{ kind: 'list' as const, items: describeSums(tools, version) }] : []),
    {
      kind: 'text',
      text: t('mail.quote_facts.valid_until', {
        time: formatsFor(lang).longUtcTime(version.validUntil.toISOString()),
      }),
    },
    ...(isHeld ? [{ kind: 'text' as const, text: t('mail.quote_facts.held') }] : []),
    ...version.note
      .split(/[\r\n]+/)
      .filter(line => line.trim() !== '')
      .map(text => ({ kind: 'text' as const, text })),
    { kind: 'button', text: t('mail.quote_facts.open'), url: await quoteUrl(tools, quote) },
  ]
}

async function linkBlocks(tools: ComposeTools, quote: QuoteRow): Promise<Blocks> {
  return [{ kind: 'link', text: tools.t('mail.quote_facts.view'), url: await quoteUrl(tools, quote) }]
}

/** Each mail has its own key, created while it is composed, so that only the mail contains it. */
async function quoteUrl(tools: ComposeTools, quote: QuoteRow): Promise<string> {
  const key = newSecret()
  await addQuoteKey(tools.db, quote, hashSecret(key))
  return pageAddress(tools, quotePath(quote.number, key))
}

function describeLine({ t, lang }: ComposeTools, line: QuoteLineRow, all: readonly QuoteLineRow[]): string {
  const name = [named(line.partNumber), named(line.manufacturer)].filter(Boolean).join(' · ')
  if (line.kind === 'no_bid') return `${name} · ${t('mail.quote_facts.no_bid')}`
  const quantity = formatsFor(lang).count(line.quantity)
  const sum = `\u2066${quantity} × ${inDollars(lang, line.unitPrice ?? 0)} = ${inDollars(lang, line.amount ?? 0)}\u2069`
  const isCounted = defaultChoices(all.map(toOffer)).some(({ lineId }) => lineId === line.lineId)
  return isCounted ? `${name} · ${sum}` : `${t('mail.quote_facts.or')} ${name} · ${sum}`
}

function describeSums({ t, lang }: ComposeTools, version: VersionRow): string[] {
  const service = `${version.carrier} ${version.shippingService}`.trim()
  return [
    t('mail.order_facts.subtotal', { amount: inDollars(lang, version.subtotal) }),
    version.shippingFee === null
      ? t('mail.quote_facts.shipping_open')
      : t('mail.order_facts.shipping', { service, amount: inDollars(lang, version.shippingFee) }),
    t('mail.order_facts.total', { amount: inDollars(lang, version.total) }),
  ]
}

async function message(tools: ComposeTools, { message_id }: { message_id?: string | number }) {
  const { db, t, shop } = tools
  const found = await findMessage(db, Number(message_id))
  const quote = found?.subjectKind === QUOTE ? await findQuote(db, found.subjectId) : null
  if (!found || !quote) return null
  const { number } = quote
  return {
    to: quote.email,
    subject: t('mail.quote_message.subject', { number, shop }),
    heading: t('mail.quote_message.heading'),
    blocks: [
      { kind: 'text' as const, text: t('mail.quote_message.text', { number }) },
      ...found.body
        .split(/[\r\n]+/)
        .filter(line => line.trim() !== '')
        .map(text => ({ kind: 'text' as const, text })),
      ...(await linkBlocks(tools, quote)),
      { kind: 'note' as const, text: t('mail.quote_message.note') },
    ],
    replyTo: await ownersAddress(tools, quote),
  }
}

async function staffAccepted(tools: ComposeTools, quote: QuoteRow): Promise<ComposedMail | null> {
  const { t, lang } = tools
  const facts = { number: quote.number, amount: inDollars(lang, quote.total ?? 0) }
  const name = named(quote.acceptedName)
  return staffMail(tools, quote, {
    subject: t('mail.quote_staff.accepted', facts),
    texts: [t('mail.quote_staff.accepted_text', { name })],
  })
}

async function staffCountered(tools: ComposeTools, quote: QuoteRow): Promise<ComposedMail | null> {
  const { db, t, lang } = tools
  const lines = await listQuoteLines(db, { quoteId: quote.id, version: quote.version })
  const wanted = (await listCounters(db, quote.id)).filter(({ version }) => version === quote.version)
  const items = firstLines(tools, wanted, counter => {
    const line = lines.find(({ lineId }) => lineId === counter.lineId)
    const price = counter.wantedPrice === null ? '' : inDollars(lang, counter.wantedPrice)
    const quantity = counter.wantedQuantity === null ? '' : formatsFor(lang).count(counter.wantedQuantity)
    return [named(line?.partNumber ?? ''), quantity, price, named(counter.note)].filter(Boolean).join(' · ')
  })
  return staffMail(tools, quote, {
    subject: t('mail.quote_staff.countered', { number: quote.number }),
    texts: [t('mail.quote_staff.countered_text')],
    items: [...items, ...(await lastWords(tools, quote))],
  })
}

/** The buyer's last message, line by line. */
async function lastWords({ db }: ComposeTools, { id }: QuoteRow): Promise<string[]> {
  const messages = await listMessages(db, { subjectKind: QUOTE, subjectId: id })
  const last = messages.findLast(({ author }) => author === 'buyer')
  return last ? quotedLines(last.body) : []
}

type StaffMessage = { subject: string; texts: string[]; items?: string[] }

async function staffMail(
  tools: ComposeTools,
  quote: QuoteRow,
  { subject, texts, items = [] }: StaffMessage,
): Promise<ComposedMail | null> {
  const to = await staffAddress(tools, quote.ownerId)
  if (to === '') return null
  const buyer = [quote.companyName, quote.contactName].filter(Boolean).map(named).join(' · ')
  return {
    to,
    subject,
    heading: subject,
    blocks: [
      ...[...texts, buyer].map(text => ({ kind: 'text' as const, text })),
      ...(items.length > 0 ? [{ kind: 'list' as const, items }] : []),
      ...openAtDesk(tools, `/${quote.number}`),
    ],
    replyTo: replyAddress(quote.email),
  }
}

function openAtDesk(tools: ComposeTools, path = ''): Blocks {
  const text = tools.t('mail.quote_staff.open')
  return deskLink(tools, { kind: 'link', text, path: `${DESK_PATH}/quotes${path}` })
}

/** The owner, or the sales desk; empty: there is no address. */
async function staffAddress({ db, contactEmail }: ComposeTools, staffId: number | null): Promise<string> {
  const owner = staffId === null ? null : await findStaff(db, staffId)
  return owner && !owner.disabledAt ? owner.email : contactEmail
}

/** Questions, declined and expired quotes of a quarter of an hour. */
async function staffNews(
  tools: ComposeTools,
  { bundle, staff_id }: { bundle?: string | number; staff_id?: string | number },
): Promise<ComposedMail | null> {
  const { db, t } = tools
  const staffId = Number(staff_id) === 0 ? null : Number(staff_id)
  const notices = await listNotices(db, Number(bundle), staffId)
  const to = await staffAddress(tools, staffId)
  if (notices.length === 0 || to === '') return null
  const subject = t('mail.quote_staff.news', { count: notices.length })
  return {
    to,
    subject,
    heading: subject,
    blocks: [
      {
        kind: 'list',
        items: notices.map(({ kind, number, companyName, email }) =>
          [t(`mail.quote_staff.${kind}`, { number }), named(companyName || email)].join(' · '),
        ),
      },
      ...openAtDesk(tools),
    ],
  }
}
