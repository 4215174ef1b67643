import type { BomRequest } from '../../../../domain/bom/bom.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { SheetError } from '../../../sheets/index.ts'
import { type ChildLimits, WorkerPool, WorkerTrouble, workerUrl } from '../../../workers/index.ts'
import type { BomJob, BomRefusal, BomResult, Extension, OpenedBom, ReadGrid } from './bom-job.ts'

export type BomReader = {
  /** Reads a file of any format; `packed` is the input of the other two. */
  open: (bytes: Uint8Array) => Promise<OpenedBom>
  /** `known`: part numbers of the catalog, which a list without columns is split by. */
  read: (packed: Uint8Array, request: BomRequest, known?: readonly string[]) => Promise<ReadGrid>
  /** Reads pasted text like the sheet of a file. */
  readText: (text: string, known?: readonly string[]) => Promise<ReadGrid>
  /** The sheet as XLSX with our columns added. */
  extend: (packed: Uint8Array, extension: Extension) => Promise<Uint8Array>
  close: () => Promise<void>
}

export const BOM_WORKERS = 2

/**
 * Reads BOMs in other processes, within limits of time and memory. At most BOM_WORKERS jobs run at once;
 * callers wait in a FairQueue.
 */
export function createBomReader(limits: Partial<ChildLimits> = {}): BomReader {
  const pool = new WorkerPool<BomJob, BomResult | BomRefusal>({
    url: workerUrl(import.meta.url, 'bom-worker'),
    workers: BOM_WORKERS,
    ...LIMITS.bomWork,
    ...limits,
  })
  const run = async <Kind extends BomJob['kind']>(job: BomJob & { kind: Kind }) => {
    const result = await pool.run(job).catch(explain)
    if (result.kind === 'refused') throw new SheetError(result.problem, result.message)
    if (!isOf(result, job.kind)) throw new Error(`The worker answered ${result.kind} to ${job.kind}`)
    return result
  }
  return {
    open: async bytes => {
      const { sheets, packed } = await run({ kind: 'open', bytes })
      return { sheets, packed }
    },
    read: async (packed, request, known = []) => {
      const { kind, ...grid } = await run({ kind: 'read', packed, request, known })
      return grid
    },
    readText: async (text, known = []) => {
      const { kind, ...grid } = await run({ kind: 'read_text', text, known })
      return grid
    },
    extend: async (packed, extension) => (await run({ kind: 'extend', packed, extension })).file,
    close: () => pool.close(),
  }
}

/** Converts the file's problem to a SheetError. */
function explain(error: unknown): never {
  if (!(error instanceof WorkerTrouble)) throw error
  if (error.problem === 'too_slow') throw new SheetError('too_slow', 'takes too long to read')
  if (error.problem === 'too_large') throw new SheetError('too_large', 'takes too much memory to read')
  throw error
}

function isOf<Kind extends BomResult['kind']>(
  result: BomResult,
  kind: Kind,
): result is BomResult & { kind: Kind } {
  return result.kind === kind
}
