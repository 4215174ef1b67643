import { lazy } from 'react'

/** The forms of acts, loaded when they are opened. */
export const LaterAcceptForBuyer = lazy(async () => ({
  default: (await import('./accept-for-buyer.tsx')).AcceptForBuyer,
}))
export const LaterExtendHold = lazy(async () => ({ default: (await import('./extend-hold.tsx')).ExtendHold }))
export const LaterLoseQuote = lazy(async () => ({ default: (await import('./lose-quote.tsx')).LoseQuote }))
export const LaterWithdrawQuote = lazy(async () => ({
  default: (await import('./withdraw-quote.tsx')).WithdrawQuote,
}))
