import type { useTranslations } from 'use-intl'
import { LIMITS } from '../../../../domain/limits.ts'
import type { Added } from '../../../shell/rfq-list/rfq-list.ts'

type Translate = ReturnType<typeof useTranslations<never>>

/** Where the lines have gone: every one of them is in one of the sentences. */
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
