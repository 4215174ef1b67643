import type { Refusal } from '../../../../contract/wire/errors.ts'
import type { MessageKey } from '../../../../contract/wire/messages.ts'

const REASONS: readonly MessageKey[] = [
  'errors.quote_changed',
  'errors.quote_ended',
  'errors.quote_accepted',
  'errors.quote_state',
]

/** The quote is no longer as the page shows it. */
export function hasMovedOn({ reason }: Pick<Refusal, 'reason'>): boolean {
  return REASONS.includes(reason)
}
