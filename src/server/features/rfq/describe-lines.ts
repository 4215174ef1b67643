import { formatsFor } from '../../../domain/formats.ts'
import { type ComposeTools, firstLines, inDollars, named } from '../mail/index.ts'
import type { LineRow } from './rfq.queries.ts'

/** The lines in the form of a mail. */
export function describeLines(tools: ComposeTools, lines: readonly LineRow[]): string[] {
  return firstLines(tools, lines, line => describe(tools, line))
}

function describe({ t, lang }: ComposeTools, line: LineRow): string {
  const facts = [named(line.partNumber)]
  if (line.manufacturer) facts.push(named(line.manufacturer))
  const shown = formatsFor(lang).count(line.quantity)
  facts.push(t('home.pieces', { count: line.quantity, shown }))
  if (line.targetPrice !== null)
    facts.push(t('mail.rfq_buyer.target_price', { price: inDollars(lang, line.targetPrice) }))
  return facts.join(' · ')
}
