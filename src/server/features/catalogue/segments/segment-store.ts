import { setImmediate } from 'node:timers/promises'
import type { DatabaseChanges } from '../../../database/changes.ts'
import type { Database } from '../../../database/connection.ts'
import { logError } from '../../../log.ts'
import {
  listLargeSegments,
  listPrices,
  listSegmentVersions,
  listStock,
  readStock,
} from '../segments.queries.ts'
import { keepValues, type ValueStore } from './keep-values.ts'
import { fillStock, loadSegment } from './load-segment.ts'
import { SLICE } from './narrow.ts'
import { buildLadders, type PriceLadders, pricesAt } from './price-ladders.ts'
import type { LiveSegment } from './segment.ts'
import { StockChanges } from './stock-changes.ts'

export type SegmentStore = {
  /** The segments of these categories, in this order, as the database has them now. */
  load: (categoryIds: readonly number[]) => Promise<LiveSegment[]>
  /** Those of them that are in memory; nothing is loaded. */
  loaded: (categoryIds: readonly number[]) => LiveSegment[]
  /** Which values exist in which categories. */
  values: ValueStore
  /** Reads the values and the largest segments, which the first visitors would otherwise wait for. */
  prepare: (signal: AbortSignal) => Promise<void>
  /** The price of one piece of each part at a quantity. */
  pricesAt: (segment: LiveSegment, quantity: number) => Promise<Float64Array>
  /** Ends reading stock in the background. */
  close: () => Promise<void>
}

type Entry = {
  loading: Promise<LiveSegment>
  segment: LiveSegment | null
  bytes: number
  checkedAt: number
  checking: Promise<void> | null
}

const MAX_AGE_MS = 5 * 60_000
/** About 20,000 parts: smaller ones are loaded within a tenth of a second. */
const LARGE_BYTES = 500_000

/**
 * Keeps the segments used last in memory, up to a number of bytes. Each is loaded once however many requests
 * wait for it, and checked against the database after the catalog has changed. `db` may be a replica: segments are
 * built and stored on the primary.
 */
export function keepSegments(
  primary: Database,
  changes: Pick<DatabaseChanges, 'onChange' | 'onStock'>,
  mostBytes: number,
  db = primary,
): SegmentStore {
  const kept = new Map<number, Entry>()
  let changedAt = 0
  const checkAll = () => {
    changedAt = Date.now()
    for (const entry of kept.values()) entry.checkedAt = 0
  }
  changes.onChange(checkAll)
  const laddersOf = new WeakMap<LiveSegment, Promise<PriceLadders>>()
  const inTurn = oneAfterTheOther()
  const stock = new StockChanges(ids => inTurn(() => patchStock(db, kept, ids)), checkAll)
  changes.onStock(ids => stock.add(ids))

  function load(categoryId: number): Entry {
    const entry: Entry = {
      loading: loadSegment(primary, categoryId, db),
      segment: null,
      bytes: 0,
      checkedAt: Date.now(),
      checking: null,
    }
    kept.set(categoryId, entry)
    entry.loading.then(
      segment => {
        entry.segment = segment
        entry.bytes = bytesOf(segment)
        evict(kept, mostBytes)
      },
      () => kept.get(categoryId) === entry && kept.delete(categoryId),
    )
    return entry
  }

  /** Requests that come meanwhile wait for the same check. */
  async function refresh(categoryIds: readonly number[]): Promise<void> {
    const old = categoryIds.flatMap(id => {
      const entry = kept.get(id)
      return entry && Date.now() - entry.checkedAt > MAX_AGE_MS ? [{ id, entry }] : []
    })
    const unchecked = old.filter(({ entry }) => !entry.checking)
    if (unchecked.length > 0) {
      const versions = listSegmentVersions(
        db,
        unchecked.map(({ id }) => id),
      )
      for (const { id, entry } of unchecked)
        entry.checking = check(id, entry, versions).finally(() => {
          entry.checking = null
        })
    }
    await Promise.all(old.map(({ entry }) => entry.checking))
  }

  async function check(id: number, entry: Entry, versions: Promise<Map<number, string>>): Promise<void> {
    const startedAt = Date.now()
    const [segment, known] = await Promise.all([entry.loading, versions])
    if (segment.version !== known.get(id)) {
      if (kept.get(id) === entry) kept.delete(id)
      return
    }
    const reading = inTurn(async () => fillStock(segment.ids, segment.stock, await readStock(db, id)))
    if (segment.ids.length > SLICE) inBackground(reading, entry)
    else await reading
    if (changedAt <= startedAt) entry.checkedAt = startedAt
  }

  /** The stock of half a million parts takes half a second to read: until then lists count the earlier stock. */
  function inBackground(reading: Promise<void>, entry: Entry): void {
    reading.catch(error => {
      logError('stock of a category was not read', error)
      entry.checkedAt = 0
    })
  }

  /** Loaded at the first use: most lists are read without a quantity. */
  async function ladders(segment: LiveSegment): Promise<PriceLadders> {
    const known = laddersOf.get(segment)
    if (known) return known
    const loading = buildLadders(segment, listPrices(db, segment.categoryId))
    laddersOf.set(segment, loading)
    loading.catch(() => laddersOf.delete(segment))
    const built = await loading
    const entry = kept.get(segment.categoryId)
    if (entry && (await entry.loading) === segment) {
      entry.bytes += built.prices.byteLength + built.kindOf.byteLength * 2
      evict(kept, mostBytes)
    }
    return built
  }

  async function loadAll(categoryIds: readonly number[]): Promise<LiveSegment[]> {
    await refresh(categoryIds)
    const entries = categoryIds.map(id => {
      const entry = kept.get(id) ?? load(id)
      // The entries used last are at the end.
      kept.delete(id)
      kept.set(id, entry)
      return entry
    })
    return Promise.all(entries.map(entry => entry.loading))
  }

  /** Half of the memory is left for visitors' own requests. */
  async function loadLargest(signal: AbortSignal): Promise<void> {
    let sum = 0
    for (const { category_id, length } of await listLargeSegments(db, LARGE_BYTES)) {
      if (signal.aborted) return
      if (sum + length > mostBytes / 2) continue
      sum += length
      await loadAll([category_id])
    }
  }

  const values = keepValues(db, changes, loadAll)
  return {
    load: loadAll,
    loaded: categoryIds => categoryIds.flatMap(id => kept.get(id)?.segment ?? []),
    values,
    prepare: async signal => {
      await values.prepare(signal)
      await loadLargest(signal).catch(error => {
        if (!signal.aborted) throw error
      })
    },
    pricesAt: async (segment, quantity) => pricesAt(await ladders(segment), quantity),
    close: async () => {
      stock.stop()
      await inTurn(async () => {})
    },
  }
}

/** Stock is read and written in turn: of two readings the later one must be written last. */
function oneAfterTheOther(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return work => {
    const next = last.then(work)
    last = next.catch(() => {})
    return next
  }
}

function bytesOf(segment: LiveSegment): number {
  const columns = segment.columns.reduce(
    (sum, { codes, moreRows, values }) =>
      sum + codes.byteLength + moreRows.length * 6 + values.length * VALUE_BYTES,
    0,
  )
  const { ids, stock, prices, brands, packages, rohs } = segment
  const plain = [ids, stock, prices, brands.codes, packages.codes, rohs]
  return columns + plain.reduce((sum, { byteLength }) => sum + byteLength, 0)
}

/** A value in memory, roughly. */
const VALUE_BYTES = 100

function evict(kept: Map<number, Entry>, mostBytes: number): void {
  let sum = 0
  for (const { bytes } of kept.values()) sum += bytes
  // A segment that is being loaded is about to be used, and so is the entry used last, even if it is too large by
  // itself.
  const last = [...kept.keys()].at(-1)
  for (const [id, { bytes }] of kept) {
    if (sum <= mostBytes) return
    if (bytes === 0 || id === last) continue
    kept.delete(id)
    sum -= bytes
  }
}

const AT_ONCE = 50

async function patchStock(
  db: Database,
  kept: ReadonlyMap<number, Entry>,
  ids: readonly number[],
): Promise<void> {
  for (const [i, { id, category_id, stock }] of (await listStock(db, ids)).entries()) {
    // Each is searched among all parts of its category.
    if (i % AT_ONCE === AT_ONCE - 1) await setImmediate()
    const entry = category_id === null ? undefined : kept.get(category_id)
    if (!entry) continue
    const segment = await entry.loading
    const row = segment.ids.indexOf(id)
    if (row >= 0) segment.stock[row] = stock
  }
}
