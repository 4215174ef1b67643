import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../../domain/limits.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { tell } from '../../../shell/notices/notices.ts'
import { type Added, addToRfqList, type RfqItem } from '../../../shell/rfq-list/rfq-list.ts'

/** Adds lines to the RFQ list and reports the result; returns how many did not fit. */
export function useAddLines(): (items: readonly RfqItem[]) => number {
  const t = useTranslations()
  const { count } = useFormat()
  return items => {
    const outcome = addToRfqList(items)
    tell({ text: sayAdded(t, count, outcome), isError: outcome.leftOut > 0, way: 'rfq-list' })
    return outcome.leftOut
  }
}

type Translate = ReturnType<typeof useTranslations<never>>

/** Describes the result: every line is counted in one of the sentences. */
export function sayAdded(t: Translate, show: (count: number) => string, outcome: Added): string {
  const { added, merged, leftOut } = outcome
  const counted = (count: number) => ({ count, shown: show(count) })
  const words = [
    (added > 0 || merged === 0) && t('bom.added', counted(added)),
    merged > 0 && t('bom.merged_into', counted(merged)),
    leftOut > 0 && t('bom.list_full', { ...counted(leftOut), max: LIMITS.rfqLines }),
  ]
  return words.filter(Boolean).join(' ')
}
