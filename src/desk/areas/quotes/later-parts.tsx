import { lazy } from 'react'

/** Loaded after the grid: they are below it, or open on request. */
export const LaterLinePanel = lazy(async () => ({ default: (await import('./line-panel.tsx')).LinePanel }))
export const LaterQuoteAside = lazy(async () => ({ default: (await import('./quote-aside.tsx')).QuoteAside }))
export const LaterQuoteActs = lazy(async () => ({ default: (await import('./quote-acts.tsx')).QuoteActs }))
export const LaterTermsCard = lazy(async () => ({ default: (await import('./terms-card.tsx')).TermsCard }))
export const LaterConflicts = lazy(async () => ({
  default: (await import('./draft-conflicts.tsx')).DraftConflictView,
}))
export const LaterNamedLines = lazy(async () => ({ default: (await import('./named-lines.tsx')).NamedLines }))
export const LaterPartSearch = lazy(async () => ({ default: (await import('./part-search.tsx')).PartSearch }))
