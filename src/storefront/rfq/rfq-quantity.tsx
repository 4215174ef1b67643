import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { LIMITS } from '../../domain/limits.ts'
import { readQuantity } from '../goods/read-quantity.ts'
import { controlClass } from '../ui/control-class.ts'
import { ErrorText } from '../ui/error-text.tsx'
import { changeRfqItem } from './rfq-list.ts'
import { useNumberText } from './use-number-text.ts'

type RfqQuantityProps = { index: number; qty: number; label: string }

/** The quantity of a line, changed in the list as soon as it is one. */
export function RfqQuantity({ index, qty, label }: RfqQuantityProps) {
  const t = useTranslations('errors')
  const id = useId()
  const { text, setText } = useNumberText({ value: qty, read: readQuantity, write: String })
  const isWrong = !isAskable(readQuantity(text))
  const change = (typed: string) => {
    setText(typed)
    const next = readQuantity(typed)
    if (isAskable(next)) changeRfqItem(index, { qty: next })
  }
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        data-invalid={isWrong ? '' : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={text}
        onChange={event => change(event.currentTarget.value)}
        className={controlClass('sm', 'ltr-value max-w-32 rtl:text-end')}
      />
      {isWrong && <ErrorText id={id}>{t('quantity_invalid')}</ErrorText>}
    </>
  )
}

export function isAskable(quantity: number | null): quantity is number {
  return quantity !== null && quantity >= 1 && quantity <= LIMITS.quantityMax
}
