/** What a link that we mail to a buyer is for. */
export const ACCOUNT_LINKS = ['activation', 'reset'] as const
export type AccountLink = (typeof ACCOUNT_LINKS)[number]

/** `setup` creates the first owner, `invite` sets the password of a new person. */
export const STAFF_LINKS = ['setup', 'invite'] as const
