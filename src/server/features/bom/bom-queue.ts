import { Refusal } from '../../../contract/wire/errors.ts'
import { FairQueue, WorkerTrouble } from '../../workers/index.ts'
import { BOM_WORKERS } from './worker/index.ts'

/** Runs work on bills of materials: one at a time for each network address. */
export type InTurn = <T>(address: string, work: () => Promise<T>) => Promise<T>

const WAIT_SECONDS = 30
/** Waiting files are in memory, up to 2 MB each. */
const MOST_WAITING = 60
const MOST_WAITING_EACH = 10

/** Reading, matching and exporting share one queue, because all three need a worker. */
export function createBomQueue(): InTurn {
  const queue = new FairQueue({
    slots: BOM_WORKERS,
    mostWaiting: MOST_WAITING,
    mostWaitingEach: MOST_WAITING_EACH,
    waitSeconds: WAIT_SECONDS,
  })
  return (address, work) => queue.run(address, work).catch(refuse)
}

function refuse(error: unknown): never {
  if (error instanceof WorkerTrouble && error.problem === 'busy')
    throw new Refusal(503, { retryAfterSeconds: WAIT_SECONDS })
  throw error
}
