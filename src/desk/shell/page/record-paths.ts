/** Screens of records that more than one area links to. */
export const orderPath = (number: string) => `/orders/${encodeURIComponent(number)}`
export const requestPath = (number: string) => `/requests/${encodeURIComponent(number)}`
