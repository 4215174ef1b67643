import { intlTag, type Lang } from '../../../domain/locales.ts'
import { type ComposeTools, named } from '../mail/index.ts'
import type { LineRow } from './rfq.queries.ts'

const SHOWN = 20

/** The lines as a mail lists them: the first ones, and how many more there are. */
export function describeLines(tools: ComposeTools, lines: readonly LineRow[]): string[] {
  const shown = lines.slice(0, SHOWN).map((line, index) => `${index + 1}. ${describe(tools, line)}`)
  const more = lines.length - shown.length
  return more > 0 ? [...shown, tools.t('mail.rfq_buyer.more', { count: more })] : shown
}

function describe({ t, lang }: ComposeTools, line: LineRow): string {
  const facts = [named(line.partNumber)]
  if (line.manufacturer) facts.push(named(line.manufacturer))
  const shown = new Intl.NumberFormat(intlTag(lang)).format(line.qty)
  facts.push(t('home.pieces', { count: line.qty, shown }))
  if (line.targetPrice !== null)
    facts.push(t('mail.rfq_buyer.target_price', { price: inDollars(lang, line.targetPrice) }))
  return facts.join(' · ')
}

function inDollars(lang: Lang, price: string): string {
  const dollars = new Intl.NumberFormat(intlTag(lang), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 5,
  })
  // An amount stays left to right in Arabic.
  return `\u2066${dollars.format(Number(price))}\u2069`
}
