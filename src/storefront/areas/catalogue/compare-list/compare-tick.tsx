import { partIdOf } from '../../../../contract/shop/names.ts'
import './foot-bars.css'
import { useTranslations } from 'use-intl'
import type { NumberedPart } from '../../../../contract/shop/goods.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { VisuallyHidden } from '../../../../web/ui/visually-hidden.tsx'
import { tell } from '../../../shell/notices/notices.ts'
import { addToComparison, removeFromComparison, useCompareList } from './compare-list.ts'

/** Puts a part on the list of those to compare. */
export function CompareTick({ goods }: { goods: NumberedPart }) {
  const t = useTranslations('compare_tick')
  const partId = partIdOf(goods)
  const { part_number: partNumber } = goods
  const isTicked = useCompareList().some(part => part.partId === partId)
  const toggle = () => {
    if (isTicked) return removeFromComparison(partId)
    if (!addToComparison({ partId, partNumber }))
      tell({ text: t('full', { max: LIMITS.comparedParts }), isError: true })
  }
  return (
    <label className="compare-tick inline-flex min-h-6 min-w-6 items-center gap-1.5 text-xs text-ink-soft">
      <input type="checkbox" checked={isTicked} onChange={toggle} className="size-4 accent-brand" />
      <span className="compare-word">{t('label')}</span>
      <VisuallyHidden> {partNumber}</VisuallyHidden>
    </label>
  )
}
