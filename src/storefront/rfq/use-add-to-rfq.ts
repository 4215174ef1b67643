import { useTranslations } from 'use-intl'
import { LIMITS } from '../../domain/limits.ts'
import { addToRfqList, type RfqItem } from './rfq-list.ts'
import { tellOfRfqList } from './rfq-panel.ts'

/** Puts a part onto the list and says so. */
export function useAddToRfq(): (item: RfqItem) => void {
  const t = useTranslations('rfq')
  return item => {
    const { leftOut } = addToRfqList([item])
    if (leftOut > 0) tellOfRfqList(t('full', { max: LIMITS.rfqLines }), true)
    else tellOfRfqList(t('added', { number: item.part_number }))
  }
}
