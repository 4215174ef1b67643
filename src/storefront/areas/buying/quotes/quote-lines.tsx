import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { Quote, QuotedLine } from '../../../../contract/shop/quotes.ts'
import { Checkbox } from '../../../../web/ui/checkbox.tsx'
import { RadioGroup } from '../../../../web/ui/radio-group.tsx'
import { useFirstRows } from '../../../../web/ui/use-first-rows.ts'
import { type QuoteGroup, quoteGroups, takenLine } from './choices.ts'
import { NotOffered, OfferedLine } from './offered-line.tsx'
import type { ChoiceHandle } from './use-choice.ts'

const loadingQuantities = import('./quantity-choice.tsx')

/** Few quotes have several quantities, so it is not part of the first load. */
const QuantityChoice = import.meta.env.SSR
  ? (await loadingQuantities).QuantityChoice
  : lazy(async () => ({ default: (await loadingQuantities).QuantityChoice }))

type QuoteLinesProps = { quote: Quote; choice: ChoiceHandle }

/** The offered lines; where there are alternates, the buyer takes one. */
export function QuoteLines({ quote, choice }: QuoteLinesProps) {
  const shown = useFirstRows()
  return (
    <ol className="divide-hairline border-hairline divide-y border-b">
      {quoteGroups(quote.lines)
        .slice(0, shown)
        .map(group => (
          <li key={group.id} className="flex min-w-0 flex-col gap-3 p-4">
            <Group group={group} quote={quote} choice={choice} />
          </li>
        ))}
    </ol>
  )
}

type GroupProps = QuoteLinesProps & { group: QuoteGroup }

function Group({ group, quote, choice }: GroupProps) {
  const { main, offers } = group
  const [first, ...others] = offers
  const line = takenLine(group, choice.picked)
  return (
    <>
      {main.kind === 'no_bid' && <NotOffered line={main} />}
      {first && others.length === 0 && main === first && (
        <Single group={group} quote={quote} choice={choice} line={first} />
      )}
      {first && (others.length > 0 || main !== first) && (
        <Alternates group={group} quote={quote} choice={choice} />
      )}
      {quote.is_open && line && line.prices.length > 1 && (
        <Suspense>
          <QuantityChoice line={line} choice={choice} />
        </Suspense>
      )}
    </>
  )
}

function Single({ group, quote, choice, line }: GroupProps & { line: QuotedLine }) {
  if (!quote.is_open || !quote.allows_partial)
    return <OfferedLine line={line} picked={choice.picked} isNotOrdered={isNotOrdered(quote, line)} />
  return (
    <Checkbox
      checked={takenLine(group, choice.picked) !== undefined}
      onChange={event => choice.take(group.id, event.currentTarget.checked ? line.line_id : null)}
      label={<OfferedLine line={line} picked={choice.picked} isPlain />}
    />
  )
}

function isNotOrdered({ shows_order }: Quote, { is_default }: QuotedLine): boolean {
  return shows_order && !is_default
}

const NONE = 'none'

function Alternates({ group, quote, choice }: GroupProps) {
  const t = useTranslations('quote')
  const { id, main, offers } = group
  const { picked, take } = choice
  if (!quote.is_open)
    return offers.map((line, place) => (
      <div key={line.line_id} className="flex flex-col gap-1">
        {(place > 0 || main.kind === 'no_bid') && <p className="text-ink-soft text-sm">{t('or')}</p>}
        <OfferedLine line={line} picked={picked} isNotOrdered={isNotOrdered(quote, line)} />
      </div>
    ))
  const none = { value: NONE, label: t('none_of_these') }
  return (
    <RadioGroup
      legend={t('choose_one', { number: main.part_number })}
      isBoxed
      name={`line-${id}`}
      value={String(picked.taken[id] ?? NONE)}
      onValueChange={value => take(id, value === NONE ? null : Number(value))}
      options={[
        ...offers.map(line => ({
          value: String(line.line_id),
          label: <OfferedLine line={line} picked={picked} isPlain />,
        })),
        ...(quote.allows_partial ? [none] : []),
      ]}
    />
  )
}
