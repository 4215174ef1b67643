import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../domain/limits.ts'
import { isAllowedPrice, isRealPrice, type PriceBreak } from '../../../domain/money.ts'
import { QUOTE_LIMITS } from '../../../domain/quotes/limits.ts'
import { readPieces } from '../../../domain/read-pieces.ts'
import { readPrice } from '../../../domain/read-price.ts'
import { useDecimalMark } from '../../../web/i18n/use-decimal-mark.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { setBreaks } from './grid/edit-lines.ts'
import type { GridLine } from './grid/grid-line.ts'

type LineBreaksProps = { line: GridLine; change: (change: (line: GridLine) => GridLine) => void }

/** Further quantities that the buyer can choose, each with its price. */
export function LineBreaks({ line, change }: LineBreaksProps) {
  const t = useTranslations('desk_quotes')
  const { count, price } = useFormat()
  const remove = (qty: number) =>
    change(one =>
      setBreaks(
        one,
        one.breaks.filter(other => other.qty !== qty),
      ),
    )
  return (
    <div>
      <h3 className="mb-1 text-sm">{t('breaks')}</h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {line.breaks.map(one => (
          <li key={one.qty} className="flex items-center gap-1 tabular-nums">
            {t('break_at', { pieces: count(one.qty), price: price(one.price) })}
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('remove_break', { pieces: count(one.qty) })}
              onClick={() => remove(one.qty)}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      {line.breaks.length < QUOTE_LIMITS.breaks && (
        <NewBreak onAdd={added => change(one => setBreaks(one, [...one.breaks, added]))} />
      )}
    </div>
  )
}

function NewBreak({ onAdd }: { onAdd: (added: PriceBreak) => void }) {
  const t = useTranslations('desk_quotes')
  const mark = useDecimalMark()
  const [typed, setTyped] = useState({ qty: '', price: '' })
  const qty = readPieces(typed.qty, mark)
  const price = readPrice(typed.price, mark)
  const isReady =
    qty !== null &&
    qty > 0 &&
    qty <= LIMITS.quantityMax &&
    price !== null &&
    isRealPrice(price) &&
    isAllowedPrice(price)
  const add = () => {
    if (!isReady) return
    onAdd({ qty, price })
    setTyped({ qty: '', price: '' })
  }
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2">
      <Field label={t('columns.quantity')} className="w-28">
        <TextInput
          size="sm"
          inputMode="numeric"
          value={typed.qty}
          onChange={event => setTyped({ ...typed, qty: event.target.value })}
        />
      </Field>
      <Field label={t('columns.price')} className="w-28">
        <TextInput
          size="sm"
          inputMode="decimal"
          value={typed.price}
          onChange={event => setTyped({ ...typed, price: event.target.value })}
          onKeyDown={event => event.key === 'Enter' && add()}
        />
      </Field>
      <Button size="sm" disabled={!isReady} onClick={add}>
        {t('add_break')}
      </Button>
    </div>
  )
}
