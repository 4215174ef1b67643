/** What a menu or a page shows of the top categories before it is asked for all of them. */
export const TOP_CATEGORIES = 16

type Counted = { goods_count: number }

/** Imports bring hundreds: of a list that is too long, those with most parts are shown, in the order of the list. */
export function foldCategories<T extends Counted>(all: readonly T[], most = TOP_CATEGORIES) {
  if (all.length <= most) return { shown: all, isFolded: false }
  const largest = new Set(all.toSorted((a, b) => b.goods_count - a.goods_count).slice(0, most))
  return { shown: all.filter(category => largest.has(category)), isFolded: true }
}
