import { Refusal } from '../../../contract/wire/errors.ts'
import { WorkerTrouble } from '../../workers/index.ts'

const AGAIN_SECONDS = 30

/** A busy worker may succeed later; a document that exceeds its memory never will. */
export function refuseDrawing(error: unknown): never {
  if (!(error instanceof WorkerTrouble)) throw error
  if (error.problem === 'too_large') throw new Refusal(413)
  throw new Refusal(503, { retryAfterSeconds: AGAIN_SECONDS })
}
