import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { controlClass } from '../../../web/ui/control-class.ts'
import { ErrorText } from '../../../web/ui/error-text.tsx'
import type { RfqItem } from './rfq-item.ts'
import { useQuantityText } from './use-number-text.ts'

type RfqQuantityProps = { index: number; item: RfqItem; label: string }

/** The quantity of a line, saved to the list as soon as it is valid. */
export function RfqQuantity({ index, item, label }: RfqQuantityProps) {
  const t = useTranslations('errors')
  const id = useId()
  const { text, type } = useQuantityText(index, item)
  const isWrong = item.typed?.quantity !== undefined
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={text}
        onChange={event => type(event.currentTarget.value)}
        className={controlClass('sm', 'ltr-value max-w-32 rtl:text-end')}
      />
      {isWrong && <ErrorText id={id}>{t('quantity_invalid')}</ErrorText>}
    </>
  )
}
