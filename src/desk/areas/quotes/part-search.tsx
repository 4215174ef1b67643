import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { findAnything } from '../../../contract/desk/find.ts'
import { matchQuoteParts, type QuotePart } from '../../../contract/desk/quotes.ts'
import { priceAt } from '../../../domain/money.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { call } from '../../shell/session/call.ts'

type PartSearchProps = {
  /** Its number: the company of its buyer may have prices of its own. */
  quote: string
  title: string
  isOpen: boolean
  onClose: () => void
  onChoose: (part: QuotePart) => void
}

/** Finds a part of the catalog for a line. */
export function PartSearch({ quote, title, isOpen, onClose, onChoose }: PartSearchProps) {
  const t = useTranslations('actions')
  return (
    <Dialog
      size="md"
      title={title}
      closeLabel={t('close')}
      isOpen={isOpen}
      onOpenChange={is => !is && onClose()}
      initialFocus={() => document.querySelector<HTMLElement>('[data-part-search]')}
    >
      <Search
        quote={quote}
        onChoose={part => {
          onChoose(part)
          onClose()
        }}
      />
    </Dialog>
  )
}

const SHORTEST = 2

function Search({ quote, onChoose }: Pick<PartSearchProps, 'quote' | 'onChoose'>) {
  const t = useTranslations('desk_quotes')
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const isAsked = q.length >= SHORTEST
  const { data, isFetching } = useQuery({
    queryKey: ['quote-parts', quote, 'search', q],
    queryFn: ({ signal }) => findParts(quote, q, signal),
    enabled: isAsked,
    placeholderData: isAsked ? keepPreviousData : undefined,
  })
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('part_search')}>
        <TextInput
          data-part-search
          isCode
          type="search"
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </Field>
      <div role="status" className="text-sm text-ink-soft empty:hidden">
        {isAsked && !isFetching && data?.length === 0 && t('no_part')}
      </div>
      <ul aria-busy={isFetching} className="max-h-[50vh] divide-y divide-hairline overflow-y-auto">
        {data?.map(part => (
          <li key={part.part_id} className="flex items-center justify-between gap-3 py-2">
            <FoundPart part={part} />
            <Button
              size="sm"
              aria-label={t('use_part', { number: part.part_number })}
              onClick={() => onChoose(part)}
            >
              {t('use')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Numbers that begin with the text; without any, similar numbers. */
async function findParts(number: string, q: string, signal: AbortSignal): Promise<QuotePart[]> {
  const found = await call(findAnything, { q }, { signal })
  const named = found
    .filter(({ kind }) => kind === 'part')
    .map(({ title, text }) => ({ part_number: title, manufacturer: text }))
  const lines = named.length > 0 ? named : [{ part_number: q, manufacturer: '' }]
  const { list } = await call(matchQuoteParts, { number, lines }, { signal })
  const parts = list.flatMap(({ match, parts }) => (match === 'exact' ? parts.slice(0, 1) : parts))
  return [...new Map(parts.map(part => [part.part_id, part])).values()]
}

export function FoundPart({ part, quantity }: { part: QuotePart; quantity?: number }) {
  const t = useTranslations('desk_quotes')
  const { count, price } = useFormat()
  const at = priceAt(part.prices, quantity ?? Math.max(part.min_quantity, 1))
  return (
    <span className="min-w-0 text-sm">
      <bdi className="font-mono font-semibold">{part.part_number}</bdi> <bdi>{part.manufacturer}</bdi>
      <span className="block text-ink-soft">
        {t('in_stock', { stock: count(part.stock) })}
        {part.held > 0 && ` · ${t('held_by_quotes', { pieces: count(part.held) })}`}
        {at !== null && (
          <>
            {' · '}
            <bdi>{price(at)}</bdi>
          </>
        )}
      </span>
    </span>
  )
}
