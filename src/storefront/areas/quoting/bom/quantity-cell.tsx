import { Undo2 } from 'lucide'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lineKey } from '../../../../domain/bom/line-key.ts'
import { wantedQuantity } from '../../../../domain/bom/wanted-quantity.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import type { QuantityRule } from '../../../../domain/quantity.ts'
import { readQuantity } from '../../../../domain/read-quantity.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { IconButton } from '../../../../web/ui/icon-button.tsx'
import { TextInput } from '../../../../web/ui/text-input.tsx'
import { useReview } from './review-context.ts'
import { isWhole, without } from './review-state.ts'
import type { SettledLine } from './settle-line.ts'

/** The wanted quantity, which can be typed, and how many pieces will be ordered. */
export function QuantityCell({ settled }: { settled: SettledLine }) {
  const t = useTranslations()
  const format = useFormat()
  const { goods, needed, wanted, quantity } = settled
  return (
    <td className="bom-figure bom-quantity" data-label={t('goods.quantity')}>
      <QuantityInput settled={settled} />
      {quantity !== wanted && (
        <span className="block font-semibold">
          {t('bom.order_quantity', { quantity: format.count(quantity) })}
        </span>
      )}
      {goods && <Rule min_qty={goods.min_qty} multiple={goods.multiple} />}
      {needed !== wanted && (
        <span className="bom-fact">{t('bom.needed', { quantity: format.count(needed) })}</span>
      )}
    </td>
  )
}

function QuantityInput({ settled }: { settled: SettledLine }) {
  const t = useTranslations()
  const format = useFormat()
  const { line, wanted, isEdited } = settled
  const { computed, set } = useQuantity(settled)
  const [typed, setTyped] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isValid = typed === null || isQuantity(readQuantity(typed))
  const type = (text: string) => {
    setTyped(text)
    const quantity = readQuantity(text)
    if (isQuantity(quantity)) set(quantity)
  }
  const reset = () => {
    set(computed)
    // The button disappears.
    input.current?.focus()
  }
  return (
    <>
      <span className="bom-quantity-input">
        {isEdited && (
          <IconButton
            size="sm"
            label={t('bom.reset_quantity', { number: line.part_number, quantity: format.count(computed) })}
            icon={<Icon of={Undo2} />}
            onClick={reset}
          />
        )}
        <TextInput
          ref={input}
          size="sm"
          aria-label={t('goods.quantity_of', { number: line.part_number })}
          aria-invalid={isValid ? undefined : true}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          className="ltr-value text-end"
          value={typed ?? String(wanted)}
          onChange={event => type(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
      </span>
      {!isValid && (
        <ErrorText>{t('bom.boards_invalid', { max: format.count(LIMITS.quantityMax) })}</ErrorText>
      )}
    </>
  )
}

/** A quantity equal to the computed one is no decision: it follows boards and spare pieces again. */
function useQuantity({ line }: SettledLine) {
  const { state, change } = useReview()
  const { boards, spare, quantities } = state
  const computed = wantedQuantity(line.qty, boards, spare)
  const set = (quantity: number) => {
    const others = without(quantities, lineKey(line))
    change({ quantities: quantity === computed ? others : { ...others, [lineKey(line)]: quantity } })
  }
  return { computed, set }
}

function isQuantity(quantity: number | null): quantity is number {
  return isWhole(quantity, 1, LIMITS.quantityMax)
}

/** Parts sold singly need no rule. */
function Rule({ min_qty, multiple }: QuantityRule) {
  const t = useTranslations('goods')
  const format = useFormat()
  if (min_qty === 1 && multiple === 1) return null
  const rule = { quantity: format.count(min_qty), multiple: format.count(multiple) }
  return (
    <span className="bom-fact bom-rule">
      {multiple === 1 ? t('minimum', rule) : t('minimum_and_multiple', rule)}
    </span>
  )
}
