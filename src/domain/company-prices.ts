import { discountedPrice, type PriceBreak } from './money.ts'

/** Null: every manufacturer, or every category. A category includes its subcategories. */
type PriceRule = { manufacturerId: number | null; categoryId: number | null; percent: number }

export type CompanyPrices = {
  rules: readonly PriceRule[]
  /** Agreed price lists by part. */
  agreed: ReadonlyMap<number, readonly PriceBreak[]>
}

type PricedPart = {
  id: number
  manufacturerId: number /** The category and all above it. */
  categoryIds: readonly number[]
}

/**
 * The prices of a part for a company: as agreed from their first quantity on. Otherwise, and for fewer pieces, the
 * list less the highest discount that applies.
 */
export function companyPrices(
  { rules, agreed }: CompanyPrices,
  part: PricedPart,
  list: readonly PriceBreak[],
): readonly PriceBreak[] {
  const own = agreed.get(part.id) ?? []
  const first = own[0]?.qty ?? Number.POSITIVE_INFINITY
  return [...discounted(rules, part, list).filter(({ qty }) => qty < first), ...own]
}

function discounted(
  rules: CompanyPrices['rules'],
  part: PricedPart,
  list: readonly PriceBreak[],
): readonly PriceBreak[] {
  const percent = Math.max(0, ...rules.filter(rule => applies(rule, part)).map(rule => rule.percent))
  return percent === 0
    ? list
    : list.map(({ qty, price }) => ({ qty, price: discountedPrice(price, percent) }))
}

function applies({ manufacturerId, categoryId }: PriceRule, part: PricedPart): boolean {
  return (
    (manufacturerId === null || manufacturerId === part.manufacturerId) &&
    (categoryId === null || part.categoryIds.includes(categoryId))
  )
}
