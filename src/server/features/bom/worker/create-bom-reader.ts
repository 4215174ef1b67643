import type { Bom, BomRequest } from '../../../../domain/bom/bom.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { SheetError } from '../../../sheets/index.ts'
import { WorkerPool, WorkerTrouble, workerUrl } from '../../../workers/index.ts'
import type { BomJob, BomRefusal, BomResult, Extension, OpenedBom } from './bom-job.ts'

export type BomReader = {
  /** Reads a file of any kind; `packed` is what the other two work on. */
  open: (bytes: Uint8Array) => Promise<OpenedBom>
  read: (packed: Uint8Array, request: BomRequest) => Promise<Bom>
  /** The sheet as XLSX with columns of ours added. */
  extend: (packed: Uint8Array, extension: Extension) => Promise<Uint8Array>
  close: () => Promise<void>
}
export type BomReaderOptions = { workers?: number; seconds?: number; memoryMb?: number }

const LONGEST_LINE = 50

/** So many jobs are waiting that another would not be done in good time. */
export class ReaderBusy extends Error {}

/** Reads bills of materials off the main thread, within limits of time and memory. */
export function createBomReader(options: BomReaderOptions = {}): BomReader {
  const pool = new WorkerPool<BomJob, BomResult | BomRefusal>({
    url: workerUrl(import.meta.url, 'bom-worker'),
    workers: options.workers ?? 2,
    seconds: options.seconds ?? LIMITS.bomSeconds,
    memoryMb: options.memoryMb ?? LIMITS.bomMemoryMb,
    longestLine: LONGEST_LINE,
    buffersOf,
  })
  const run = async <Kind extends BomJob['kind']>(job: BomJob & { kind: Kind }) => {
    const result = await pool.run(job).catch(explain)
    if (result.kind === 'refused') throw new SheetError(result.problem, result.message)
    if (!isOf(result, job.kind)) throw new Error(`The worker answered ${result.kind} to ${job.kind}`)
    return result
  }
  return {
    open: async bytes => {
      const { sheets, packed } = await run({ kind: 'open', bytes: own(bytes) })
      return { sheets, packed }
    },
    read: async (packed, request) => (await run({ kind: 'read', packed: own(packed), request })).bom,
    extend: async (packed, extension) => (await run({ kind: 'extend', packed: own(packed), extension })).file,
    close: () => pool.close(),
  }
}

function buffersOf(job: BomJob): ArrayBuffer[] {
  const { buffer } = job.kind === 'open' ? job.bytes : job.packed
  return buffer instanceof ArrayBuffer ? [buffer] : []
}

/** In the words of who sends files. */
function explain(error: unknown): never {
  if (!(error instanceof WorkerTrouble)) throw error
  if (error.problem === 'too_slow') throw new SheetError('too_slow', 'takes too long to read')
  if (error.problem === 'too_large') throw new SheetError('too_large', 'takes too much memory to read')
  throw new ReaderBusy('Too many files are waiting to be read')
}

function isOf<Kind extends BomResult['kind']>(
  result: BomResult,
  kind: Kind,
): result is BomResult & { kind: Kind } {
  return result.kind === kind
}

/** The caller keeps his bytes, and a view into something larger would take all of it along. */
function own(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes)
}
