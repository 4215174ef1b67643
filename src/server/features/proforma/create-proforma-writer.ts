import { LIMITS } from '../../../domain/limits.ts'
import { type ChildLimits, FairQueue, WorkerPool, workerUrl } from '../../workers/index.ts'
import { describeProforma, type Proforma, type ProformaInput } from './describe-proforma.ts'

export type ProformaWriter = {
  /** The proforma invoice of an order as a PDF. Owners (network addresses, mails) take turns. */
  write: (input: ProformaInput, owner: string) => Promise<Uint8Array>
  /** Any other paper. */
  draw: (paper: Proforma, owner: string) => Promise<Uint8Array>
  close: () => Promise<void>
}

const WORKERS = 1
const MOST_WAITING = 20

/** Draws in another process, within limits of time and memory, because the content is user input. */
export function createProformaWriter(limits: Partial<ChildLimits> = {}): ProformaWriter {
  const pool = new WorkerPool<Proforma, Uint8Array>({
    url: workerUrl(import.meta.url, 'proforma-worker'),
    workers: WORKERS,
    ...LIMITS.proformaWork,
    ...limits,
  })
  const queue = new FairQueue({
    slots: WORKERS,
    mostWaiting: MOST_WAITING,
    mostWaitingEach: MOST_WAITING,
    // Waiting and drawing together stay below half a minute: after that another process claims the mail.
    waitSeconds: LIMITS.proformaWaitSeconds,
  })
  const draw: ProformaWriter['draw'] = (paper, owner) => queue.run(owner, () => pool.run(paper))
  return {
    write: async (input, owner) => draw(await describeProforma(input), owner),
    draw,
    close: () => pool.close(),
  }
}
