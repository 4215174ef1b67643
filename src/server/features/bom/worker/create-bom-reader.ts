import type { Bom, BomRequest } from '../../../../domain/bom/bom.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import type { BomJob, BomResult, Extension, OpenedBom } from './bom-job.ts'
import { WorkerPool } from './worker-pool.ts'
import { workerUrl } from './worker-url.ts'

export type BomReader = {
  /** Reads a file of any kind; `packed` is what the other two work on. */
  open: (bytes: Uint8Array) => Promise<OpenedBom>
  read: (packed: Uint8Array, request: BomRequest) => Promise<Bom>
  /** The sheet as XLSX with columns of ours added. */
  extend: (packed: Uint8Array, extension: Extension) => Promise<Uint8Array>
  close: () => Promise<void>
}
export type BomReaderOptions = { workers?: number; seconds?: number; memoryMb?: number }

/** Reads bills of materials off the main thread, within limits of time and memory. */
export function createBomReader(options: BomReaderOptions = {}): BomReader {
  const pool = new WorkerPool({
    url: workerUrl(import.meta.url),
    workers: options.workers ?? 2,
    seconds: options.seconds ?? LIMITS.bomSeconds,
    memoryMb: options.memoryMb ?? LIMITS.bomMemoryMb,
  })
  const run = async <Kind extends BomJob['kind']>(job: BomJob & { kind: Kind }) => {
    const result = await pool.run(job)
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
