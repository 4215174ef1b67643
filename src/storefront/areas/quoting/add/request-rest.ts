import { useTranslations } from 'use-intl'
import type { ShownGoods } from '../../../../contract/shop/goods.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { addPiecesToRfqList, itemOf } from '../../../shell/rfq-list/rfq-list.ts'

/** Adds pieces that are not in stock to the RFQ list; false if the list is full. */
export function requestRest(goods: ShownGoods, rest: number): boolean {
  return rest === 0 || addPiecesToRfqList(itemOf(goods, rest)).leftOut === 0
}

/** Describes the outcome for the rest. */
export function useSayRest(): (rest: number, isRequested: boolean) => string {
  const t = useTranslations()
  const format = useFormat()
  return (rest, isRequested) => {
    if (rest === 0) return ''
    const counted = { count: rest, rest: format.count(rest) }
    if (isRequested) return t('buy.requested', counted)
    return `${t('buy.not_requested', counted)} ${t('rfq.full', { max: LIMITS.rfqLines })}`
  }
}
