import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { tell } from '../../../shell/notices/notices.ts'
import { addToRfqList, type RfqItem } from '../../../shell/rfq-list/rfq-list.ts'
import { sayAdded } from './say-added.ts'

/** Puts many lines onto the list and says what has become of them; how many did not fit comes back. */
export function useAddLines(): (items: readonly RfqItem[]) => number {
  const t = useTranslations()
  const { count } = useFormat()
  return items => {
    const outcome = addToRfqList(items)
    tell({ text: sayAdded(t, count, outcome), isError: outcome.leftOut > 0, way: 'rfq-list' })
    return outcome.leftOut
  }
}
