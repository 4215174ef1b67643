export const PAY_METHODS = ['paypal', 'card', 'bank'] as const
export type PayMethodId = (typeof PAY_METHODS)[number]

/** A brand name, the same in every language. */
export const PAYPAL_NAME = 'PayPal'

/** What a buyer needs for a transfer, in the order of the forms of banks. */
export const BANK_FIELDS = [
  'beneficiary',
  'bank_name',
  'bank_address',
  'account_number',
  'swift_code',
] as const

/** Payments through the wallet, which also accepts cards without an account. */
export const FUNDINGS = ['paypal', 'card'] as const
export type Funding = (typeof FUNDINGS)[number]
