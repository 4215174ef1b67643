import { useTranslations } from 'use-intl'
import type { ComparedParameter, ComparedPart } from '../../../../contract/shop/compare.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { nearestOrderable, orderLine } from '../lists/order-line.ts'

/** `isFigure`: written from left to right in every language. */
export type ComparedCell = { text: string; isFigure: boolean; isOther: boolean; isBest: boolean }
export type ComparedRow = { id: string; name: string; cells: ComparedCell[] }
export type ComparedGroup = { id: string; title: string; rows: ComparedRow[] }

type ShownPart = NonNullable<ComparedPart['goods']>
type Found = { list: readonly ComparedPart[]; parameters: readonly ComparedParameter[] }

/** Everything that is compared, in groups. */
export function useComparison({ list, parameters }: Found, quantity = 0): ComparedGroup[] {
  const t = useTranslations()
  const format = useFormat()
  const row = (
    id: string,
    name: string,
    write: (goods: ShownPart) => string,
    isFigure = true,
  ): ComparedRow => ({
    id,
    name,
    cells: plainCells(list, write, isFigure),
  })
  const lineOf = (goods: ShownPart) =>
    orderLine(goods, nearestOrderable(goods, Math.max(goods.min_qty, quantity)))
  const priceOf = (goods: ShownPart) => {
    const { unitPrice } = lineOf(goods)
    return unitPrice === null ? t('goods.price_on_request') : format.price(unitPrice)
  }
  const amountOf = (goods: ShownPart) => {
    const { amount } = lineOf(goods)
    return amount === null ? '' : format.amount(amount)
  }
  const weeksOf = ({ lead_time: weeks }: ShownPart) =>
    weeks === null ? '' : t('product.lead_weeks', { count: weeks, shown: format.count(weeks) })
  const lifecycleOf = ({ lifecycle, last_buy_date }: ShownPart) => {
    if (last_buy_date) return t('lifecycle.last_buy_by', { date: format.date(last_buy_date) })
    return lifecycle ? t(`lifecycle.${lifecycle}`) : ''
  }
  return [
    {
      id: 'offer',
      title: t('compare.offer'),
      rows: [
        row('price', t('goods.unit_price'), priceOf),
        row('amount', t('goods.amount'), amountOf),
        row('quantity', t('goods.quantity'), goods =>
          format.count(nearestOrderable(goods, Math.max(goods.min_qty, quantity))),
        ),
        row(
          'stock',
          t('goods.availability'),
          ({ stock }) =>
            stock > 0 ? t('stock.in_stock', { count: format.count(stock) }) : t('stock.sold_out'),
          false,
        ),
        row('lead', t('compare.lead_time'), weeksOf, false),
      ],
    },
    {
      id: 'parameters',
      title: t('compare.parameters'),
      rows: parameters.map(({ slug, name, kind, values }) => ({
        id: slug,
        name,
        cells: values.map(({ label, differs, best }) => ({
          text: label,
          isFigure: kind !== 'enum' && kind !== 'flag' && kind !== 'text',
          isOther: differs,
          isBest: best,
        })),
      })),
    },
    {
      id: 'package',
      title: t('goods.package'),
      rows: [
        row('packaging', t('goods.package'), ({ packaging }) => packaging),
        row('weight', t('product.weight'), ({ weight_g }) =>
          weight_g > 0 ? t('product.weight_value', { g: format.count(weight_g) }) : '',
        ),
      ],
    },
    {
      id: 'compliance',
      title: t('compare.compliance'),
      rows: [
        row('rohs', t('product.rohs'), ({ rohs }) => t(`product.rohs_${rohs}`), false),
        row('lifecycle', t('trade_data.lifecycle'), lifecycleOf, false),
        row('origin', t('trade_data.origin'), ({ origin_name }) => origin_name, false),
        row('hs_code', t('trade_data.hs_code'), ({ hs_code }) => hs_code ?? ''),
        row('eccn', t('trade_data.eccn'), ({ eccn }) => eccn ?? ''),
        row('msl', t('trade_data.msl'), ({ msl }) => msl ?? ''),
      ],
    },
  ]
}

/** A text that differs from the first part's is marked. */
function plainCells(
  list: readonly ComparedPart[],
  write: (goods: ShownPart) => string,
  isFigure: boolean,
): ComparedCell[] {
  const texts = list.map(({ goods }) => goods && write(goods))
  const first = texts.find(text => text !== null)
  return texts.map(text => ({
    text: text ?? '',
    isFigure,
    isOther: text !== null && text !== first,
    isBest: false,
  }))
}

/** A row that all parts leave empty says nothing. */
export function shownRows(group: ComparedGroup, isDifferencesOnly: boolean): ComparedRow[] {
  return group.rows.filter(({ cells }) =>
    cells.some(({ text, isOther }) => (isDifferencesOnly ? isOther : text !== '')),
  )
}
