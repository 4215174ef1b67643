import type { Database } from '../../database/connection.ts'
import { listPartPages, listPartRuns, type PartPage } from './part-index.queries.ts'

const RUN = 50_000
/** Takes a few milliseconds of the main thread. */
const STEP = 1_000

/**
 * The pages of all parts in runs of at most 50 000, read in chunks, so that a million is never in memory at
 * once.
 */
type PartPages = {
  listRuns: () => Promise<number[]>
  read: (run: number) => AsyncGenerator<PartPage[]>
}

export function partPages(db: Database): PartPages {
  return {
    listRuns: () => listPartRuns(db, RUN),
    read: async function* (run) {
      const upTo = run * RUN
      for (let after = upTo - RUN; after < upTo; ) {
        const { lastId, pages } = await listPartPages(db, { after, upTo, limit: STEP })
        if (pages.length > 0) yield pages
        after = pages.length < STEP ? upTo : lastId
      }
    },
  }
}
