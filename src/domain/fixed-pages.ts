/** The pages whose text the operator writes, and where each is shown. */
export const FIXED_PAGES = {
  about: '/about',
  certification: '/certification',
  contact: '/contact',
  'design-development': '/design-development',
  'quality-reliability': '/quality-reliability',
  'cookies-policy': '/companyprofile/cookies-policy',
  'how-to-buy': '/companyprofile/how-to-buy',
  'privacy-policy': '/companyprofile/privacy-policy',
  refund: '/companyprofile/refund',
  'shipping-delivering': '/companyprofile/shipping-delivering',
  'term-condition': '/companyprofile/term-condition',
} as const

export type FixedPageId = keyof typeof FIXED_PAGES

export const FIXED_PAGE_IDS = Object.keys(FIXED_PAGES).filter(isFixedPageId)

export function isFixedPageId(id: string): id is FixedPageId {
  return Object.hasOwn(FIXED_PAGES, id)
}
