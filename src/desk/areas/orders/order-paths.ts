/** Paths of this area, below /desk. */
export function orderPath(number: string): string {
  return `/orders/${encodeURIComponent(number)}`
}

export const TRACKING_PATH = '/orders/tracking'

export function slipsPath(numbers: readonly string[]): string {
  return `/orders/slips?${new URLSearchParams({ numbers: numbers.join(',') })}`
}

let lastSearch = ''

/** The filters of the list, for the way back from a record. */
export function rememberList(search: string): void {
  lastSearch = search
}

export function listPath(): string {
  return `/orders${lastSearch}`
}
