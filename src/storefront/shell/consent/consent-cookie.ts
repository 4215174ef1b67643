import type { ConsentKind } from '../../../domain/consent.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { readCookie, writeCookie } from '../../../web/browser/cookies.ts'

/** Yes or no to each kind that was asked for; what has no answer is asked for, and counts as no meanwhile. */
export type Consent = { readonly [kind in ConsentKind]?: boolean }

const KINDS = ['statistics', 'external'] as const satisfies readonly ConsentKind[]
const NAME = 'consent'
/** Raised when a kind comes to mean more than people said yes to. */
const VERSION = 'v1'

export function readConsent(): Consent {
  return parseConsent(readCookie(NAME))
}

export function keepConsent(consent: Consent): void {
  writeCookie(NAME, formatConsent(consent), LIMITS.consentCookieSeconds)
}

export function parseConsent(text: string | null): Consent {
  const [version, ...words] = (text ?? '').split('.')
  if (version !== VERSION) return {}
  const answerTo = (kind: ConsentKind) => {
    if (words.includes(kind)) return { [kind]: true }
    return words.includes(`no-${kind}`) ? { [kind]: false } : {}
  }
  return Object.assign({}, ...KINDS.map(answerTo))
}

/** As `v1.statistics.no-external`. */
export function formatConsent(consent: Consent): string {
  const asked = KINDS.filter(kind => consent[kind] !== undefined)
  return [VERSION, ...asked.map(kind => (consent[kind] ? kind : `no-${kind}`))].join('.')
}

export function isAnswered(consent: Consent, kinds: readonly ConsentKind[]): boolean {
  return kinds.every(kind => consent[kind] !== undefined)
}

/** The same answer to everything that is asked; what was said of other kinds stays. */
export function answerAll(consent: Consent, kinds: readonly ConsentKind[], answer: boolean): Consent {
  return { ...consent, ...Object.fromEntries(kinds.map(kind => [kind, answer])) }
}

/** Something that was allowed is so no more. */
export function isWithdrawn(before: Consent, now: Consent): boolean {
  return KINDS.some(kind => before[kind] && !now[kind])
}
