import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { BomRequest, SheetGrid } from '../../../../domain/bom/bom.ts'
import { NO_HEADER } from '../../../../domain/bom/find-header.ts'
import { namesInList, splitListedRows } from '../../../../domain/bom/listed-rows.ts'
import { splitNamedFields } from '../../../../domain/bom/named-fields.ts'
import { readBom } from '../../../../domain/bom/read-bom.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { exactNumber, numberKeys } from '../../../../domain/part-number.ts'
import { readBook, SheetError } from '../../../sheets/index.ts'
import { answerJobs } from '../../../workers/index.ts'
import type { BomJob, BomRefusal, BomResult, OpenedBom, ReadGrid } from './bom-job.ts'
import { extendSheet } from './extend-sheet.ts'
import { looksLikeTable } from './looks-like-table.ts'

const BOOK_LIMITS = {
  rows: LIMITS.bomRows,
  columns: LIMITS.bomColumns,
  sheets: LIMITS.bomSheets,
  unpackedBytes: LIMITS.bomUnpackedBytes,
  cells: LIMITS.bomCells,
  cellCharacters: LIMITS.bomCellCharacters,
  characters: LIMITS.bomCharacters,
}

/** Fastest; the next level takes half as long again to save a twentieth. */
const LEVEL = 1

// SheetJS prints remarks about odd files, which would mix with the server's messages.
console.error = () => {}

/** The process that reads untrusted files, isolated from the shop. */
answerJobs(workOrRefuse)

async function workOrRefuse(job: BomJob): Promise<BomResult | BomRefusal> {
  try {
    return await work(job)
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    return { kind: 'refused', problem: error.problem, message: error.message }
  }
}

async function work(job: BomJob): Promise<BomResult> {
  switch (job.kind) {
    case 'open':
      return { kind: 'open', ...(await open(job.bytes)) }
    case 'read':
      return { kind: 'read', ...readGrids(unpackGrids(job.packed), job.request, job.known) }
    case 'read_text':
      return { kind: 'read_text', ...(await readText(job.text, job.known)) }
    case 'extend':
      return { kind: 'extend', file: extendSheet(unpackGrids(job.packed), job.extension) }
  }
}

function splitList(grid: SheetGrid, known: ReadonlySet<string>): SheetGrid {
  const { rows: lines, delimiter } = grid
  const named = splitNamedFields(lines, delimiter)
  if (named) return { ...grid, ...named, isListed: true }
  const listed = delimiter === undefined ? null : splitListedRows(lines, delimiter, known)
  return listed ? { ...grid, ...listed, isListed: true } : grid
}

function readGrids(grids: readonly SheetGrid[], request: BomRequest, known: readonly string[]): ReadGrid {
  const { headerRow = NO_HEADER } = request
  // A row of titles that the buyer names makes a list a table.
  const isList = headerRow === NO_HEADER
  const numbers = new Set(known.map(exactNumber))
  const bom = readBom(isList ? grids.map(grid => splitList(grid, numbers)) : grids, request)
  const keys = bom.lines.map(({ part_number, alternates }) => [part_number, ...alternates].map(numberKeys))
  const offered = bom.offered.map(({ numbers }) => numbers.map(numberKeys))
  return { bom, keys, offered, names: isList ? grids.flatMap(namesIn) : [] }
}

/** Only text can be a list without columns. */
function namesIn({ rows, delimiter }: SheetGrid): string[] {
  return delimiter === undefined ? [] : namesInList(rows, delimiter)
}

async function open(bytes: Uint8Array): Promise<OpenedBom> {
  const grids = await readBook(bytes, BOOK_LIMITS)
  if (!grids.some(({ isText, rows }) => !isText || looksLikeTable(rows) || splitNamedFields(rows)))
    throw new SheetError('not_a_sheet', 'is a text or page without a list in it')
  return {
    sheets: grids.map(({ name, rows }) => ({ name, rows: rows.length })),
    packed: packGrids(grids),
  }
}

/** Unlike a file, pasted text may be anything: text that is not understood is no line, and a lone quote is no cell. */
async function readText(text: string, known: readonly string[]): Promise<ReadGrid> {
  const grids = await readBook(Buffer.from(text), BOOK_LIMITS).catch(error => {
    if (!(error instanceof SheetError) || error.problem !== 'truncated') throw error
    return readBook(Buffer.from(text.replaceAll('"', ' ')), BOOK_LIMITS)
  })
  return readGrids(grids, { boards: 1 }, known)
}

function packGrids(grids: readonly SheetGrid[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(deflateRawSync(JSON.stringify(grids), { level: LEVEL }))
}

function unpackGrids(packed: Uint8Array): SheetGrid[] {
  return JSON.parse(inflateRawSync(packed).toString())
}
