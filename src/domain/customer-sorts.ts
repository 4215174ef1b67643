/** How the desk can sort people and companies; `-`: descending. Otherwise they are newest first. */
export const CUSTOMER_SORTS = ['person', '-person', 'country', '-country'] as const
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]

export const COMPANY_SORTS = ['company', '-company', 'country', '-country'] as const
export type CompanySort = (typeof COMPANY_SORTS)[number]
