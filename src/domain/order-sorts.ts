/** How the desk can sort orders; `-`: descending. */
export const ORDER_SORTS = ['date', '-date', 'total', '-total'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]
