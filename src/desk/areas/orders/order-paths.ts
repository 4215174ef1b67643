/** Paths of this area, below /desk. */
export const TRACKING_PATH = '/orders/tracking'
export const BOOKS_PATH = '/orders/books'

export function slipsPath(numbers: readonly string[]): string {
  return `/orders/slips?${new URLSearchParams({ numbers: numbers.join(',') })}`
}
