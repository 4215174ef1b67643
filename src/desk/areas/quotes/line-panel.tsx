import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuotePart } from '../../../contract/desk/quotes.ts'
import { NO_BID_REASONS, QUOTE_SOURCES } from '../../../domain/quotes/states.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { FactList, hasValue } from '../../shell/page/fact-list.tsx'
import { PlainSelect } from '../../shell/page/plain-select.tsx'
import { addAlternate, canRemove, changeLine, removeLine, setNoBid, withPart } from './grid/edit-lines.ts'
import type { GridLine } from './grid/grid-line.ts'
import type { GridAct, GridState } from './grid/grid-state.ts'
import { LineBreaks } from './line-breaks.tsx'
import { FoundPart, PartSearch } from './part-search.tsx'
import { candidatesQuery } from './use-part-lookup.ts'

type LinePanelProps = { number: string; grid: GridState; act: (act: GridAct) => void; isReadOnly: boolean }
type LineProps = { line: GridLine; change: (change: (line: GridLine) => GridLine) => void }

/** Everything about the active line that does not fit into a row. */
export const LinePanel = memo(function LinePanel({ number, grid, act, isReadOnly }: LinePanelProps) {
  const t = useTranslations('desk_quotes')
  const line = grid.lines[grid.cursor.row]
  if (!line) return null
  const change: LineProps['change'] = edit =>
    act({ type: 'change', change: lines => changeLine(lines, line.line_id, edit) })
  return (
    <Card
      level="h2"
      title={
        <>
          {t('line_of', { line: grid.cursor.row + 1 })} <bdi className="font-mono">{line.part_number}</bdi>
        </>
      }
    >
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <LineFacts line={line} isReadOnly={isReadOnly} />
          {!isReadOnly && line.wanted_price !== null && <TakeWanted line={line} change={change} />}
        </div>
        {!isReadOnly && (
          <div className="flex flex-col gap-4">
            <div className="grid gap-4 sm:grid-cols-2">
              <OfferChoice key={line.line_id} line={line} change={change} />
              {line.part_id !== null && <SourceChoice line={line} change={change} />}
            </div>
            {line.kind === 'offer' && (
              <LineBreaks key={`breaks ${line.line_id}`} line={line} change={change} />
            )}
            <Candidates number={number} line={line} act={act} change={change} />
            <LineActs number={number} line={line} act={act} />
          </div>
        )}
      </div>
    </Card>
  )
})

function LineFacts({ line, isReadOnly }: { line: GridLine; isReadOnly: boolean }) {
  const say = useTranslations('desk_quotes')
  const t = useTranslations('desk_quotes.facts')
  const goods = useTranslations('goods')
  const { price, count } = useFormat()
  const priced = (usd: number | null) => usd !== null && price(usd)
  const wanted = [
    line.wanted_price !== null && price(line.wanted_price),
    line.wanted_quantity !== null && `${count(line.wanted_quantity)} ×`,
    line.wanted_note,
  ].filter(Boolean)
  // In a draft they are edited beside the facts.
  const breaks = isReadOnly ? line.breaks : []
  const facts: [string, ReactNode][] = [
    [t('wanted'), wanted.length > 0 && <strong>{wanted.join(' · ')}</strong>],
    [t('asked_date_code'), line.asked_date_code],
    [goods('description'), line.description],
    [goods('package'), line.package],
    [t('origin'), line.origin],
    [
      say('breaks'),
      breaks.map(one => say('break_at', { pieces: count(one.qty), price: price(one.price) })).join(' · '),
    ],
    [t('stock'), line.stock !== null && count(line.stock)],
    [t('list_price'), priced(line.list_price)],
    [t('former_price'), priced(line.former_price)],
    [t('last_quoted'), priced(line.last_quoted)],
    [t('last_sold'), priced(line.last_sold)],
  ]
  const shown = facts.filter(hasValue)
  if (shown.length === 0) return <p className="text-ink-soft">{t('none')}</p>
  return <FactList facts={shown} />
}

/** Turns the price and quantity that the buyer asks for into the offer. */
function TakeWanted({ line, change }: LineProps) {
  const t = useTranslations('desk_quotes')
  const { wanted_price, wanted_quantity } = line
  return (
    <Button
      size="sm"
      className="self-start"
      onClick={() =>
        change(one => ({
          ...one,
          kind: 'offer',
          unit_price: wanted_price ?? one.unit_price,
          quantity: wanted_quantity ?? one.quantity,
        }))
      }
    >
      {t('take_wanted')}
    </Button>
  )
}

const OFFER = 'offer'
const OWN_WORDS = 'own'

function OfferChoice({ line, change }: LineProps) {
  const t = useTranslations('desk_quotes')
  const [isOwn, setIsOwn] = useState(false)
  const { kind, no_bid_reason: reason } = line
  const listed = NO_BID_REASONS.find(one => one === reason)
  const value = kind === 'offer' ? OFFER : (listed ?? OWN_WORDS)
  const choose = (chosen: string) => {
    setIsOwn(chosen === OWN_WORDS)
    const words = chosen === OWN_WORDS ? '' : chosen
    change(one => setNoBid(one, chosen === OFFER ? null : words))
  }
  const hasWords = kind === 'no_bid' && (isOwn || !listed)
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('offer_choice')}>
        <PlainSelect
          value={value}
          options={[
            { value: OFFER, label: t('offer') },
            ...NO_BID_REASONS.map(one => ({
              value: one,
              label: t('no_bid_for', { reason: t(`no_bid_reasons.${one}`) }),
            })),
            { value: OWN_WORDS, label: t('no_bid_for', { reason: t('own_words') }) },
          ]}
          onValueChange={choose}
        />
      </Field>
      {hasWords && (
        <Field label={t('reason')}>
          <TextInput
            size="sm"
            maxLength={100}
            value={reason}
            onChange={event => change(one => setNoBid(one, event.target.value))}
          />
        </Field>
      )}
    </div>
  )
}

function SourceChoice({ line, change }: LineProps) {
  const t = useTranslations('desk_quotes')
  return (
    <Field label={t('source')}>
      <PlainSelect
        value={line.source}
        options={QUOTE_SOURCES.map(value => ({ value, label: t(`sources.${value}`) }))}
        onValueChange={value => change(one => ({ ...one, source: value === 'stock' ? 'stock' : 'lead' }))}
      />
    </Field>
  )
}

/** Parts that the number may mean, to take or to offer as alternates. */
function Candidates({ number, line, act, change }: LineProps & Pick<LinePanelProps, 'number' | 'act'>) {
  const t = useTranslations('desk_quotes')
  const isSettled = useIsSettled(line.line_id)
  const { data = [] } = useQuery({
    ...candidatesQuery(number, line.part_number, line.manufacturer),
    enabled: isSettled,
  })
  const others = data.filter(({ part_id }) => part_id !== line.part_id)
  if (others.length === 0) return null
  const offer = (part: QuotePart) =>
    act({ type: 'change', change: (lines, nextId) => addAlternate(lines, nextId, line.line_id, part) })
  return (
    <div>
      <h3 className="mb-1 text-sm">{t('candidates')}</h3>
      <ul className="divide-y divide-hairline">
        {others.map(part => (
          <li key={part.part_id} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
            <FoundPart part={part} quantity={line.quantity} />
            <span className="flex gap-1.5">
              <Button
                size="sm"
                aria-label={t('use_part', { number: part.part_number })}
                onClick={() => change(one => withPart(one, part))}
              >
                {t('use')}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('alternate_part', { number: part.part_number })}
                onClick={() => offer(part)}
              >
                {t('as_alternate')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const SETTLED_MS = 300

/** Walking over lines looks none of them up. */
function useIsSettled(id: number): boolean {
  const [settled, setSettled] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(id), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [id])
  return settled === id
}

function LineActs({ number, line, act }: { line: GridLine } & Pick<LinePanelProps, 'number' | 'act'>) {
  const t = useTranslations('desk_quotes')
  const [isSearching, setIsSearching] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setIsSearching(true)}>
        {t('add_alternate')}
      </Button>
      {canRemove(line) && (
        <Button
          size="sm"
          onClick={() => act({ type: 'change', change: lines => removeLine(lines, line.line_id) })}
        >
          {t('remove_line')}
        </Button>
      )}
      <PartSearch
        quote={number}
        title={t('add_alternate')}
        isOpen={isSearching}
        onClose={() => setIsSearching(false)}
        onChoose={part =>
          act({ type: 'change', change: (lines, nextId) => addAlternate(lines, nextId, line.line_id, part) })
        }
      />
    </div>
  )
}
