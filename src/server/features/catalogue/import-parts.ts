import type { DatabaseClient, Transaction } from '../../database/transaction.ts'
import { DICTIONARY } from './dictionary-version.ts'
import { saveGivenAlternates } from './given-alternates.queries.ts'
import {
  addParts,
  listOutdatedCategories,
  type PlannedCounts,
  planChanges,
  planRemovals,
  removeMissing,
  saveAliases,
  saveChanges,
} from './import-apply.queries.ts'
import {
  addManufacturers,
  listStagedCategories,
  matchParts,
  takeOutDuplicates,
} from './import-plan.queries.ts'
import {
  addValues,
  analyzeParts,
  listValues,
  lockImports,
  type OnUnread,
  prepareSession,
  type StagedLine,
  stageLines,
} from './import-staging.queries.ts'
import { PART_FIELDS, type PartField } from './part-field.ts'
import type { PartRecord } from './part-record.ts'
import { forgetDictionary, startDictionary } from './reread.queries.ts'
import { categoryTranslator, type ResolvedCategories, resolveCategories } from './resolve-categories.ts'
import { rebuildSegments } from './segments/load-segment.ts'
import { attributeReader, type ReadingCounts } from './segments/read-attributes.ts'

export type ImportPlan = PlannedCounts & {
  duplicates: number
  missing: number
  newManufacturers: number
  newCategories: string[]
}

export type ImportOptions = {
  /** For categories that are identified by another key than their names. */
  categoryIdOf?: (category: string) => number | null
  deletesMissing?: boolean
}

export type ImportTransaction = Pick<Transaction, 'client' | 'db'>

export type ImportResult = Omit<ImportPlan, 'missing'> & { deleted: number }

/** Brings the catalog in line with the records, set by set, in the caller's transaction. */
export async function importParts(
  transaction: ImportTransaction,
  records: AsyncIterable<PartRecord> | Iterable<PartRecord>,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { client } = transaction
  await stageParts(client, numbered(records))
  const fields = new Set(PART_FIELDS)
  const { missing, ...plan } = await planImport(client, fields, options)
  await applyImport(transaction, fields, { ...plan, missing })
  return { ...plan, deleted: missing }
}

/** Statistics are then outdated, and until the transaction ends only it can renew them. */
const MANY = 10_000

/** Stages the records in a temporary table. One import at a time. */
export async function stageParts(
  client: DatabaseClient,
  lines: AsyncIterable<StagedLine> | Iterable<StagedLine>,
  { onWait = () => {}, onUnread }: { onWait?: () => void; onUnread?: OnUnread } = {},
): Promise<ReadingCounts> {
  await lockImports(client, onWait)
  await prepareSession(client)
  await startDictionary(client, DICTIONARY)
  const reader = attributeReader(await listValues(client))
  const translateCategory = await categoryTranslator(client)
  await stageLines(client, lines, { reader, translateCategory, onUnread })
  await addValues(client, reader.added())
  return reader.counts
}

/** Compares the staged records with the catalog. */
export async function planImport(
  client: DatabaseClient,
  fields: ReadonlySet<PartField>,
  { categoryIdOf, deletesMissing = false }: ImportOptions,
): Promise<ImportPlan> {
  const duplicates = await takeOutDuplicates(client)
  const newManufacturers = await addManufacturers(client)
  const paths = await listStagedCategories(client)
  const categories = categoryIdOf ? lookUp(paths, categoryIdOf) : await resolveCategories(client, paths)
  await matchParts(client, categories.ids)
  const counts = await planChanges(client, fields)
  const missing = deletesMissing ? await planRemovals(client) : 0
  return { ...counts, duplicates, missing, newManufacturers, newCategories: categories.added }
}

export async function applyImport(
  { client, db }: ImportTransaction,
  fields: ReadonlySet<PartField>,
  { added, changed, missing }: ImportPlan,
): Promise<void> {
  const outdated = await listOutdatedCategories(client, fields, missing > 0)
  if (missing > 0) await removeMissing(client)
  if (changed > 0) await saveChanges(client, fields)
  if (added > 0) await addParts(client)
  if (added + changed > 0 && fields.has('aliases')) await saveAliases(client)
  if (added + changed > 0 && fields.has('alternates')) await saveGivenAlternates(client)
  if (added + changed >= MANY) await analyzeParts(client)
  await rebuildSegments(db, outdated)
  // Some names are clear only within a category, and this list does not tell it. The job reads the parts again.
  if (fields.has('attributes') && !fields.has('category')) await forgetDictionary(client)
}

async function* numbered(records: AsyncIterable<PartRecord> | Iterable<PartRecord>) {
  let line = 0
  for await (const record of records) yield { line: ++line, record }
}

function lookUp(paths: string[], idOf: (category: string) => number | null): ResolvedCategories {
  const ids = new Map<string, number>()
  for (const path of paths) {
    const id = idOf(path)
    if (id !== null) ids.set(path, id)
  }
  return { ids, added: [] }
}
