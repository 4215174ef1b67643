import { basename } from 'node:path'
import type { Acting, Context } from '../../context.ts'
import { cancellable } from '../../database/cancel.ts'
import { type DatabaseClient, inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { openSheet, type SheetOptions } from '../../sheets/index.ts'
import { recordAct } from '../audit/index.ts'
import { findUnknownAlternates } from './find-given-alternates.ts'
import { ImportError } from './import-error.ts'
import {
  applyImport,
  type ImportPlan,
  type ImportTransaction,
  planImport,
  stageParts,
} from './import-parts.ts'
import { listDuplicates } from './import-plan.queries.ts'
import { type OpenStockList, openStockList, type RowCount, readStockList } from './read-stock-list.ts'
import { RefusedFile } from './refused-file.ts'
import type { ReadingCounts } from './segments/read-attributes.ts'
import { fieldsOf } from './stock-list/columns.ts'
import { tidyParts } from './tidy-parts.ts'
import { UnreadFile } from './unread-file.ts'

export type StockListOptions = SheetOptions & {
  refusedPath: string
  unreadPath: string
  /** Takes columns that name parameters even if there are only one or two. */
  takesParameters: boolean
  isDryRun: boolean
  deletesMissing: boolean
  signal: AbortSignal
}

/** Watches the import, and confirms before parts are removed. */
export type ImportWatcher = {
  onRow: (rows: number, doneBytes: number, totalBytes: number) => void
  onPhase: (phase: 'waiting' | 'comparing' | 'saving' | 'tidying') => void
  confirmRemoval: (plan: ImportPlan) => Promise<boolean>
}

export type ImportReport = ImportPlan & {
  outcome: 'imported' | 'dry_run' | 'declined'
  refused: number
  commonest: ReturnType<RefusedFile['commonest']>
  ignoredColumns: string[]
  encoding: string | null
  /** Ignored columns that name parameters. */
  parameterColumns: string[]
  /** Given alternates that are not in the catalog yet. */
  unknownAlternates: string[]
  values: ReadingCounts
  /** Parts in the file of unread attributes. */
  unread: number
}

type Job = {
  list: OpenStockList
  refusedFile: RefusedFile
  unreadFile: UnreadFile
  options: StockListOptions
  watcher: ImportWatcher
  progress: { done: number; total: number }
}

/**
 * Imports a distributor's list: validated first, then in one transaction, while the shop serves the old data.
 */
export async function importStockList(
  context: Pick<Acting, 'pool' | 'by'>,
  path: string,
  options: StockListOptions,
  watcher: ImportWatcher,
): Promise<ImportReport> {
  const { pool } = context
  const progress = { done: 0, total: 0 }
  const sheet = await openSheet(path, options)
  const list = await openStockList(
    sheet,
    (done, total) => Object.assign(progress, { done, total }),
    options.takesParameters,
  )
  const refusedFile = new RefusedFile(options.refusedPath, list.columns.header)
  const unreadFile = new UnreadFile(options.unreadPath, fieldsOf(list.columns))
  const report = await inTransaction(pool, async transaction => {
    const { client, rollBack } = transaction
    const job = { list, refusedFile, unreadFile, options, watcher, progress }
    const work = () =>
      importList(transaction, job).finally(() => Promise.all([refusedFile.close(), unreadFile.close()]))
    const result = await cancellable(pool, client, options.signal, work)
    if (result.outcome !== 'imported') rollBack()
    else if (hasChanged(result)) await recordImport(transaction.db, context, path, result)
    return result
  })
  await tidy(context, report, watcher)
  return report
}

/** Only the name of the file: its folder may name a person. */
async function recordImport(
  db: TransactionDatabase,
  { by }: Pick<Acting, 'by'>,
  path: string,
  { added, changed, missing }: ImportReport,
): Promise<void> {
  const file = basename(path)
  await recordAct(db, by, {
    act: 'import.run',
    subject: { kind: 'import', id: file, label: file },
    changes: { added: [null, added], changed: [null, changed], removed: [null, missing] },
  })
}

function hasChanged({ added, changed, missing }: ImportReport): boolean {
  return added + changed + missing > 0
}

async function importList(transaction: ImportTransaction, job: Job): Promise<ImportReport> {
  const { client } = transaction
  const { list, refusedFile, options, watcher } = job
  const fields = fieldsOf(list.columns)
  const values = await stageList(client, job)
  watcher.onPhase('comparing')
  const plan = await planImport(client, fields, options)
  if (plan.duplicates > 0) await refuseDuplicates(client, job)
  const unknownAlternates = fields.has('alternates') ? await findUnknownAlternates(client) : []
  const outcome = await decide(plan, job)
  options.signal.throwIfAborted()
  if (outcome === 'imported') {
    watcher.onPhase('saving')
    await applyImport(transaction, fields, plan)
  }
  return {
    ...plan,
    outcome,
    refused: refusedFile.count,
    commonest: refusedFile.commonest(),
    ignoredColumns: list.columns.ignored,
    encoding: list.sheet.encoding,
    parameterColumns: list.columns.parameters,
    unknownAlternates,
    values,
    unread: job.unreadFile.count,
  }
}

async function stageList(
  client: DatabaseClient,
  { list, refusedFile, unreadFile, options, watcher, progress }: Job,
): Promise<ReadingCounts> {
  let seen: RowCount = { read: 0, accepted: 0 }
  const lines = readStockList(list, refusedFile, count => {
    options.signal.throwIfAborted()
    seen = count
    watcher.onRow(count.read, progress.done, progress.total)
  })
  const values = await stageParts(client, lines, {
    onWait: () => watcher.onPhase('waiting'),
    onUnread: (record, unread) => unreadFile.add(record, unread),
  })
  if (seen.read === 0) throw new ImportError('has a header but no rows below it')
  if (seen.accepted === 0) throw new ImportError(allRefused(refusedFile))
  return values
}

function allRefused(refusedFile: RefusedFile): string {
  const [first] = refusedFile.commonest()
  const rows =
    refusedFile.count === 1 ? 'one row, which was' : `${refusedFile.count.toLocaleString('en')} rows, all`
  return `has ${rows} refused (${first?.example}); the reasons are in ${refusedFile.path}`
}

/** Reads the file again for them: keeping every row in advance would take too much memory. */
async function refuseDuplicates(client: DatabaseClient, { list, refusedFile, options }: Job): Promise<void> {
  const duplicates = listDuplicates(client)
  let next = await duplicates.next()
  for await (const row of list.sheet.rows()) {
    if (next.done) break
    if (row.line !== next.value.line) continue
    options.signal.throwIfAborted()
    const reason = `the same part is in line ${next.value.firstLine}`
    await refusedFile.add(row, [{ column: 'part_number', reason }])
    next = await duplicates.next()
  }
}

async function decide(plan: ImportPlan, { options, watcher }: Job): Promise<ImportReport['outcome']> {
  if (options.isDryRun) return 'dry_run'
  if (plan.missing === 0) return 'imported'
  return (await watcher.confirmRemoval(plan)) ? 'imported' : 'declined'
}

async function tidy(
  context: Pick<Context, 'pool'>,
  report: ImportReport,
  watcher: ImportWatcher,
): Promise<void> {
  if (report.outcome !== 'imported' || !hasChanged(report)) return
  watcher.onPhase('tidying')
  await tidyParts(context)
}
