import { RefusedLines } from '../../../contract/desk/quotes.ts'
import { isRefusedFor, Refusal } from '../../../contract/wire/errors.ts'

/** Why a draft cannot be sent, and which lines are the reason. */
export type Lacking = { reason: 'open' | 'none' | 'short' | 'floor'; ids: readonly number[] }

/** The lines that a refusal names. They are shown at the button, so no message tells of them; other errors are thrown. */
export function asLacking(error: unknown): Lacking {
  const named = error instanceof Refusal ? RefusedLines.safeParse(error.details.data) : null
  if (!named?.success || named.data.lines.length === 0) throw error
  const ids = named.data.lines.map(({ line_id }) => line_id)
  if (isRefusedFor(error, 'desk_errors.quote_short')) return { reason: 'short', ids }
  return { reason: isRefusedFor(error, 'desk_errors.quote_below_floor') ? 'floor' : 'open', ids }
}
