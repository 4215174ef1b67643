import { useTranslations } from 'use-intl'
import { useFormat } from '../i18n/use-format.ts'
import { addToRfqList, type RfqItem } from './rfq-list.ts'
import { tellOfRfqList } from './rfq-panel.ts'
import { sayAdded } from './say-added.ts'

/** Puts many lines onto the list and says what has become of them; how many did not fit comes back. */
export function useAddLines(): (items: readonly RfqItem[]) => number {
  const t = useTranslations()
  const { count } = useFormat()
  return items => {
    const outcome = addToRfqList(items)
    tellOfRfqList(sayAdded(t, count, outcome), outcome.leftOut > 0)
    return outcome.leftOut
  }
}
