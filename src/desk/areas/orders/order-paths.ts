/** Paths of this area, below /desk. */
export function orderPath(number: string): string {
  return `/orders/${encodeURIComponent(number)}`
}

export const TRACKING_PATH = '/orders/tracking'

export function slipsPath(numbers: readonly string[]): string {
  return `/orders/slips?${new URLSearchParams({ numbers: numbers.join(',') })}`
}
