import { LIMITS } from '../../../domain/limits.ts'
import { WorkerPool, workerUrl } from '../../workers/index.ts'
import { describeProforma, type Proforma, type ProformaInput } from './describe-proforma.ts'

export type ProformaWriter = {
  /** The proforma invoice of an order as a PDF. */
  write: (input: ProformaInput) => Promise<Uint8Array>
  close: () => Promise<void>
}
type WriterOptions = { seconds?: number; memoryMb?: number }

const LONGEST_LINE = 20

/** Draws off the main thread, within limits of time and memory: buyers choose what there is to draw. */
export function createProformaWriter(options: WriterOptions = {}): ProformaWriter {
  const pool = new WorkerPool<Proforma, Uint8Array>({
    url: workerUrl(import.meta.url, 'proforma-worker'),
    workers: 1,
    seconds: options.seconds ?? LIMITS.proformaSeconds,
    memoryMb: options.memoryMb ?? LIMITS.proformaMemoryMb,
    longestLine: LONGEST_LINE,
    // Waiting and drawing together stay below half a minute: after that another process takes up the mail.
    waitSeconds: LIMITS.proformaSeconds,
  })
  return {
    write: async input => pool.run(await describeProforma(input)),
    close: () => pool.close(),
  }
}
