/** The number of top categories that a menu or page shows before "all" is requested. */
export const TOP_CATEGORIES = 16

type Counted = { goods_count: number }

/**
 * Imports can create hundreds. If the list is too long, the categories with the most parts are shown, in list order.
 */
export function foldCategories<T extends Counted>(all: readonly T[], most = TOP_CATEGORIES) {
  if (all.length <= most) return { shown: all, isFolded: false }
  const largest = new Set(all.toSorted((a, b) => b.goods_count - a.goods_count).slice(0, most))
  return { shown: all.filter(category => largest.has(category)), isFolded: true }
}
