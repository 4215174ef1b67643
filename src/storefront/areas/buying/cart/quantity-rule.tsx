import { useTranslations } from 'use-intl'
import type { QuantityRule as Rule } from '../../../../domain/quantity.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'

/** In what numbers a part is sold. Single pieces need no rule. */
export function QuantityRule({ min_qty, multiple }: Rule) {
  const t = useTranslations('goods')
  const format = useFormat()
  if (min_qty === 1 && multiple === 1) return null
  const rule = { quantity: format.count(min_qty), multiple: format.count(multiple) }
  return (
    <span className="block text-xs text-ink-soft">
      {multiple === 1 ? t('minimum', rule) : t('minimum_and_multiple', rule)}
    </span>
  )
}
