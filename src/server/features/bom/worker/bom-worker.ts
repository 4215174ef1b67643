import { parentPort } from 'node:worker_threads'
import { readBom } from '../../../../domain/bom/read-bom.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { readBook, SheetError } from '../../../sheets/index.ts'
import type { BomAnswer, BomJob, BomResult, OpenedBom } from './bom-job.ts'
import { extendSheet } from './extend-sheet.ts'
import { packGrids, unpackGrids } from './pack-grids.ts'

const BOOK_LIMITS = {
  rows: LIMITS.bomRows,
  columns: LIMITS.bomColumns,
  sheets: LIMITS.bomSheets,
  unpackedBytes: LIMITS.bomUnpackedBytes,
}

// SheetJS remarks on oddities in files; they would stand among the server's own messages.
console.error = () => {}

/** The thread that reads strangers' files, so that whatever they do to it does not touch the shop. */
parentPort?.on('message', async (job: BomJob) => {
  const answer = await answerTo(job)
  parentPort?.postMessage(answer, 'result' in answer ? buffersOf(answer.result) : [])
})

async function answerTo(job: BomJob): Promise<BomAnswer> {
  try {
    return { result: await work(job) }
  } catch (error) {
    if (error instanceof SheetError) return { refused: { problem: error.problem, message: error.message } }
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function work(job: BomJob): Promise<BomResult> {
  switch (job.kind) {
    case 'open':
      return { kind: 'open', ...(await open(job.bytes)) }
    case 'read':
      return {
        kind: 'read',
        bom: readBom(unpackGrids(job.packed), job.request),
      }
    case 'extend':
      return { kind: 'extend', file: extendSheet(unpackGrids(job.packed), job.extension) }
  }
}

async function open(bytes: Uint8Array): Promise<OpenedBom> {
  const grids = await readBook(bytes, BOOK_LIMITS)
  return {
    sheets: grids.map(({ name, rows }) => ({ name, rows: rows.length })),
    packed: packGrids(grids),
  }
}

/** Moved to the other side instead of copied. */
function buffersOf(result: BomResult): ArrayBuffer[] {
  if (result.kind === 'read') return []
  const { buffer } = result.kind === 'open' ? result.packed : result.file
  return buffer instanceof ArrayBuffer ? [buffer] : []
}
