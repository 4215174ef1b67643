import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../../domain/limits.ts'
import { tell } from '../../../shell/notices/notices.ts'
import { addToRfqList, type RfqItem } from '../../../shell/rfq-list/rfq-list.ts'

/** Puts a part onto the list and says so. */
export function useAddToRfq(): (item: RfqItem) => void {
  const t = useTranslations('rfq')
  return item => {
    const { leftOut } = addToRfqList([item])
    const isFull = leftOut > 0
    const text = isFull ? t('full', { max: LIMITS.rfqLines }) : t('added', { number: item.part_number })
    tell({ text, isError: isFull, way: 'rfq-list' })
  }
}
