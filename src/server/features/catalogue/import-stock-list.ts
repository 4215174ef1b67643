import { cancellable } from '../../database/cancel.ts'
import { type DatabaseClient, type DatabasePool, inTransaction } from '../../database/transaction.ts'
import { openSheet, type SheetOptions } from '../../sheets/index.ts'
import { ImportError } from './import-error.ts'
import { applyImport, type ImportPlan, planImport, stageParts } from './import-parts.ts'
import { listDuplicates } from './import-plan.queries.ts'
import { vacuumParts } from './import-staging.queries.ts'
import {
  listRows,
  type OpenStockList,
  openStockList,
  type RowCount,
  readStockList,
} from './read-stock-list.ts'
import { RefusedFile } from './refused-file.ts'
import { fieldsOf } from './stock-list/columns.ts'

export type StockListOptions = SheetOptions & {
  refusedPath: string
  isDryRun: boolean
  deletesMissing: boolean
  signal: AbortSignal
}

/** Whoever watches the import, and is asked before parts are removed. */
export type ImportWatcher = {
  onRow: (count: RowCount, doneBytes: number, totalBytes: number) => void
  onPhase: (phase: 'waiting' | 'comparing' | 'saving' | 'tidying') => void
  confirmRemoval: (plan: ImportPlan) => Promise<boolean>
}

export type ImportReport = ImportPlan & {
  outcome: 'imported' | 'dry_run' | 'declined'
  refused: number
  commonest: ReturnType<RefusedFile['commonest']>
  ignoredColumns: string[]
  encoding: string | null
}

/** Takes a distributor's list in: checked first, then all or nothing, while the shop goes on with the old data. */
export async function importStockList(
  pool: DatabasePool,
  path: string,
  options: StockListOptions,
  watcher: ImportWatcher,
): Promise<ImportReport> {
  const list = await openStockList(await openSheet(path, options))
  const refusedFile = await RefusedFile.prepare(options.refusedPath, list.columns.header)
  const report = await inTransaction(pool, async ({ client, rollBack }) => {
    const work = () => importList(client, list, refusedFile, options, watcher)
    const outcome = await cancellable(pool, client, options.signal, work).finally(() => refusedFile.close())
    if (outcome.outcome !== 'imported') rollBack()
    return outcome
  })
  if (report.outcome === 'imported' && report.added + report.changed + report.missing > 0) {
    watcher.onPhase('tidying')
    await vacuumParts(pool)
  }
  return report
}

async function importList(
  client: DatabaseClient,
  list: OpenStockList,
  refusedFile: RefusedFile,
  options: StockListOptions,
  watcher: ImportWatcher,
): Promise<ImportReport> {
  const { deletesMissing, signal } = options
  const fields = fieldsOf(list.columns)
  await stageList(client, list, refusedFile, watcher, signal)
  watcher.onPhase('comparing')
  const plan = await planImport(client, fields, { deletesMissing })
  if (plan.duplicates > 0) await refuseDuplicates(client, list, refusedFile)
  const outcome = await decide(plan, options, watcher)
  signal.throwIfAborted()
  if (outcome === 'imported') {
    watcher.onPhase('saving')
    await applyImport(client, fields, plan)
  }
  return {
    ...plan,
    outcome,
    refused: refusedFile.count,
    commonest: refusedFile.commonest(),
    ignoredColumns: list.columns.ignored,
    encoding: list.sheet.encoding,
  }
}

async function decide(
  plan: ImportPlan,
  { isDryRun }: StockListOptions,
  watcher: ImportWatcher,
): Promise<ImportReport['outcome']> {
  if (isDryRun) return 'dry_run'
  if (plan.missing === 0) return 'imported'
  return (await watcher.confirmRemoval(plan)) ? 'imported' : 'declined'
}

async function stageList(
  client: DatabaseClient,
  list: OpenStockList,
  refusedFile: RefusedFile,
  watcher: ImportWatcher,
  signal: AbortSignal,
): Promise<void> {
  let seen: RowCount = { read: 0, accepted: 0 }
  const lines = readStockList(list, refusedFile, (count, ...bytes) => {
    signal.throwIfAborted()
    seen = count
    watcher.onRow(count, ...bytes)
  })
  await stageParts(client, lines, () => watcher.onPhase('waiting'))
  if (seen.read === 0) throw new ImportError('has a header but no rows below it')
  if (seen.accepted === 0) throw new ImportError(allRefused(refusedFile))
}

function allRefused(refusedFile: RefusedFile): string {
  const [first] = refusedFile.commonest()
  const rows =
    refusedFile.count === 1 ? 'one row, which was' : `${refusedFile.count.toLocaleString('en')} rows, all`
  return `has ${rows} refused (${first?.example}); the reasons are in ${refusedFile.path}`
}

/** Reads the file once more for them: keeping every row just in case would take more memory than there is. */
async function refuseDuplicates(
  client: DatabaseClient,
  list: OpenStockList,
  refusedFile: RefusedFile,
): Promise<void> {
  const duplicates = listDuplicates(client)
  let next = await duplicates.next()
  for await (const row of listRows(list)) {
    if (next.done) break
    if (row.line !== next.value.line) continue
    const reason = `the same part is in line ${next.value.firstLine}`
    await refusedFile.add(row, [{ column: 'part_number', reason }])
    next = await duplicates.next()
  }
}
