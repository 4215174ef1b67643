import { partIdOf } from '../../../../contract/shop/names.ts'
import './compare-tick.css'
import { useTranslations } from 'use-intl'
import type { NumberedPart } from '../../../../contract/shop/goods.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { tell } from '../../../shell/notices/notices.ts'
import { CompareLink } from './compare-link.tsx'
import { addToComparison, removeFromComparison, useCompareList } from './compare-list.ts'

/** Puts a part on the list of those to compare. */
export function CompareTick({ goods }: { goods: NumberedPart }) {
  const t = useTranslations('compare_tick')
  const partId = partIdOf(goods)
  const { part_number: partNumber } = goods
  const parts = useCompareList()
  const isTicked = parts.some(part => part.partId === partId)
  const toggle = () => {
    if (isTicked) return removeFromComparison(partId)
    if (!addToComparison({ partId, partNumber }))
      tell({ text: t('full', { max: LIMITS.comparedParts }), isError: true })
  }
  return (
    <>
      <label className="compare-tick">
        <input
          type="checkbox"
          aria-label={`${t('label')} ${partNumber}`}
          checked={isTicked}
          onChange={toggle}
        />
        <span className="compare-word">{t('label')}</span>
      </label>
      {/* The bar at the foot is 180 presses of Tab away. */}
      {isTicked && <CompareLink parts={parts} className="compare-skip" />}
    </>
  )
}
