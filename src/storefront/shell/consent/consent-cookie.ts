import { CONSENT_KINDS, type ConsentKind } from '../../../domain/consent.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { readCookie, writeCookie } from '../../../web/browser/cookies.ts'

/** The answer for each kind that was asked; kinds without an answer are asked and count as no until then. */
export type ConsentChoice = { readonly [kind in ConsentKind]?: boolean }

const NAME = 'consent'
/** Increased when a kind covers more than people agreed to. */
const VERSION = 'v1'

export function readConsent(): ConsentChoice {
  return parseConsent(readCookie(NAME))
}

export function keepConsent(consent: ConsentChoice): void {
  writeCookie(NAME, formatConsent(consent), LIMITS.consentCookieSeconds)
}

export function parseConsent(text: string | null): ConsentChoice {
  const [version, ...words] = (text ?? '').split('.')
  if (version !== VERSION) return {}
  const answerTo = (kind: ConsentKind) => {
    if (words.includes(kind)) return { [kind]: true }
    return words.includes(`no-${kind}`) ? { [kind]: false } : {}
  }
  return Object.assign({}, ...CONSENT_KINDS.map(answerTo))
}

/** In the format `v1.statistics.no-external`. */
export function formatConsent(consent: ConsentChoice): string {
  const decided = CONSENT_KINDS.filter(kind => consent[kind] !== undefined)
  return [VERSION, ...decided.map(kind => (consent[kind] ? kind : `no-${kind}`))].join('.')
}

export function isAnswered(consent: ConsentChoice, kinds: readonly ConsentKind[]): boolean {
  return kinds.every(kind => consent[kind] !== undefined)
}

/** The same answer to everything that is asked; answers about other kinds stay. */
export function answerAll(
  consent: ConsentChoice,
  kinds: readonly ConsentKind[],
  answer: boolean,
): ConsentChoice {
  return { ...consent, ...Object.fromEntries(kinds.map(kind => [kind, answer])) }
}

/** Something that was allowed no longer is. */
export function isWithdrawn(before: ConsentChoice, now: ConsentChoice): boolean {
  return CONSENT_KINDS.some(kind => before[kind] && !now[kind])
}
