/** Screens of records that more than one area links to. */
export const orderPath = (number: string) => `/orders/${encodeURIComponent(number)}`
export const requestPath = (number: string) => `/requests/${encodeURIComponent(number)}`
export const quotePath = (number: string) => `/quotes/${encodeURIComponent(number)}`
export const customerPath = (id: number | string) => `/customers/${id}`
export const companyPath = (id: number | string) => `/customers/companies/${id}`
