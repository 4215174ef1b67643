export const PAY_METHODS = ['paypal', 'card', 'bank'] as const
export type PayMethodId = (typeof PAY_METHODS)[number]

/** A name is the same in every language. */
export const PAYPAL_NAME = 'PayPal'

/** What goes through the payment wallet, which also takes cards of people without one. */
export const FUNDINGS = ['paypal', 'card'] as const
export type Funding = (typeof FUNDINGS)[number]
