export const QUOTE_STATES = [
  'draft',
  'sent',
  'seen',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

export const QUOTE_ACTORS = ['staff', 'buyer', 'clock'] as const
export type QuoteActor = (typeof QUOTE_ACTORS)[number]
/** The two sides of a quote. */
export type QuoteParty = Exclude<QuoteActor, 'clock'>

/** The states in which a buyer can accept the version that was sent last. */
export const LIVE_STATES = ['sent', 'seen', 'countered'] as const satisfies readonly QuoteState[]
/** Staff can reopen a quote that has ended without an order. */
const ENDED_STATES = ['declined', 'withdrawn', 'expired'] as const satisfies readonly QuoteState[]

type Move = { from: readonly QuoteState[]; to: QuoteState; by: readonly QuoteActor[] }

/** All allowed transitions. Revising and reopening start a draft and leave the state until the draft is sent. */
const MOVES: Record<QuoteAct, Move> = {
  send: { from: ['draft', ...LIVE_STATES, ...ENDED_STATES], to: 'sent', by: ['staff'] },
  see: { from: ['sent'], to: 'seen', by: ['buyer'] },
  counter: { from: LIVE_STATES, to: 'countered', by: ['buyer'] },
  // A buyer who has asked for another price can still accept: the offer stays valid until it ends.
  accept: { from: LIVE_STATES, to: 'accepted', by: ['buyer', 'staff'] },
  decline: { from: LIVE_STATES, to: 'declined', by: ['buyer', 'staff'] },
  withdraw: { from: ['draft', ...LIVE_STATES], to: 'withdrawn', by: ['staff'] },
  expire: { from: LIVE_STATES, to: 'expired', by: ['clock'] },
}

export type QuoteAct = 'send' | 'see' | 'counter' | 'accept' | 'decline' | 'withdraw' | 'expire'

/** The state after an act; null: it is not allowed. */
export function stateAfter(act: QuoteAct, from: QuoteState, by: QuoteActor): QuoteState | null {
  const move = MOVES[act]
  return move.from.includes(from) && move.by.includes(by) ? move.to : null
}

export function isLive(state: QuoteState): boolean {
  return LIVE_STATES.some(live => live === state)
}

export function isEnded(state: QuoteState): boolean {
  return ENDED_STATES.some(ended => ended === state)
}

/** The state as staff read it: a quote that was reopened is a draft again. */
export function shownState(state: QuoteState, hasDraft: boolean): QuoteState {
  return hasDraft && isEnded(state) ? 'draft' : state
}

/** Why a quote was lost. */
export const LOSS_REASONS = [
  'price',
  'lead_time',
  'bought_elsewhere',
  'not_needed',
  'terms',
  'other',
] as const
export type LossReason = (typeof LOSS_REASONS)[number]

/** Why a line is not offered. */
export const NO_BID_REASONS = ['unavailable', 'obsolete', 'quantity', 'price', 'other'] as const

export const QUOTE_SOURCES = ['stock', 'lead'] as const
export type QuoteSource = (typeof QUOTE_SOURCES)[number]

export const QUOTE_HOLDS = ['none', 'ask', 'always'] as const
export type QuoteHold = (typeof QUOTE_HOLDS)[number]

/** How a person showed that the page was read; opening a link is no sign. */
export const SEEN_SIGNS = ['scroll', 'key', 'pointer'] as const
