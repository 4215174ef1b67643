import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { FairQueue, WorkerPool, WorkerTrouble, workerUrl } from '../../workers/index.ts'
import type { EncodedPicture, PictureJob, PictureResult } from './picture-job.ts'

export type PictureEncoder = {
  /** Encodes an uploaded picture again. Owners (members of staff) take turns. */
  encode: (bytes: Uint8Array, owner: string) => Promise<EncodedPicture>
  close: () => Promise<void>
}

const WORKERS = 1
const MOST_WAITING = 20

/** In another process, within limits of time and memory: decoders of pictures are a usual way into a server. */
export function createPictureEncoder(): PictureEncoder {
  const pool = new WorkerPool<PictureJob, PictureResult>({
    url: workerUrl(import.meta.url, 'picture-worker'),
    workers: WORKERS,
    ...LIMITS.pictureWork,
  })
  const queue = new FairQueue({
    slots: WORKERS,
    mostWaiting: MOST_WAITING,
    mostWaitingEach: MOST_WAITING,
    waitSeconds: LIMITS.pictureWork.wallSeconds,
  })
  return {
    encode: async (bytes, owner) => {
      const job = { bytes, mostPixels: LIMITS.picturePixels, mostSide: LIMITS.pictureSide }
      const result = await queue.run(owner, () => pool.run(job)).catch(explain)
      if ('picture' in result) return result.picture
      throw new Refusal(415, { reason: REASONS[result.problem] })
    },
    close: () => pool.close(),
  }
}

const REASONS = {
  unreadable: 'desk_settings.errors.picture_unreadable',
  too_many_pixels: 'desk_settings.errors.picture_too_large',
} as const

function explain(error: unknown): never {
  if (!(error instanceof WorkerTrouble)) throw error
  if (error.problem === 'busy') throw new Refusal(503, { retryAfterSeconds: LIMITS.pictureWork.wallSeconds })
  throw new Refusal(413, { reason: REASONS.too_many_pixels })
}
