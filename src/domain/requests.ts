/** Why a request for quote is declined. Each has a sentence in the mail to the buyer. */
export const DECLINE_REASONS = [
  'unavailable',
  'quantity',
  'price',
  'destination',
  'duplicate',
  'other',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** `new`: it has no owner yet. */
export const REQUEST_STATES = ['new', 'taken', 'declined'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** How a line names a part of the catalog. */
export const REQUEST_MATCHES = ['exact', 'suffix', 'near', 'none'] as const
