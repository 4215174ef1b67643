import type { DatabaseChanges } from '../../../database/changes.ts'
import type { Database } from '../../../database/connection.ts'
import { logError } from '../../../log.ts'
import { listPrices, listSegmentVersions, listStock, readStock } from '../segments.queries.ts'
import { fillStock, loadSegment } from './load-segment.ts'
import { buildLadders, type PriceLadders, pricesAt } from './price-ladders.ts'
import type { LiveSegment } from './segment.ts'

export type SegmentStore = {
  /** The segments of these categories, in this order, as the database has them now. */
  load: (categoryIds: readonly number[]) => Promise<LiveSegment[]>
  /** What one piece of each part costs at a quantity. */
  pricesAt: (segment: LiveSegment, quantity: number) => Promise<Float64Array>
  /** Ends reading stock in the background. */
  close: () => Promise<void>
}

type Entry = { loading: Promise<LiveSegment>; bytes: number; checkedAt: number }

const MAX_AGE_MS = 5 * 60_000
/** Several orders within this time are read together. */
const STOCK_DELAY_MS = 100

/**
 * Keeps the segments used last in memory, up to a number of bytes. Each is loaded once however many requests
 * wait for it, and checked against the database after the catalog has changed.
 */
export function keepSegments(
  db: Database,
  changes: Pick<DatabaseChanges, 'onChange' | 'onStock'>,
  mostBytes: number,
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
    const entry: Entry = { loading: loadSegment(db, categoryId), bytes: 0, checkedAt: Date.now() }
    kept.set(categoryId, entry)
    entry.loading.then(
      segment => {
        entry.bytes = bytesOf(segment)
        evict(kept, mostBytes)
      },
      () => kept.get(categoryId) === entry && kept.delete(categoryId),
    )
    return entry
  }

  async function refresh(categoryIds: readonly number[]): Promise<void> {
    const startedAt = Date.now()
    const old = categoryIds.filter(id => {
      const entry = kept.get(id)
      return entry && startedAt - entry.checkedAt > MAX_AGE_MS
    })
    if (old.length === 0) return
    const versions = await listSegmentVersions(db, old)
    for (const id of old) {
      const entry = kept.get(id)
      if (!entry) continue
      const segment = await entry.loading
      if (segment.version !== versions.get(id)) {
        kept.delete(id)
        continue
      }
      await inTurn(async () => fillStock(segment.ids, segment.stock, await readStock(db, id)))
      if (changedAt <= startedAt) entry.checkedAt = startedAt
    }
  }

  /** Loaded at the first use: most lists are read without a quantity. */
  async function ladders(segment: LiveSegment): Promise<PriceLadders> {
    const known =
      laddersOf.get(segment) ??
      listPrices(db, segment.categoryId).then(prices => buildLadders(segment, prices))
    laddersOf.set(segment, known)
    const built = await known
    const entry = kept.get(segment.categoryId)
    if (entry) entry.bytes = bytesOf(segment) + built.prices.byteLength + built.kindOf.byteLength * 2
    return built
  }

  return {
    load: async categoryIds => {
      await refresh(categoryIds)
      const entries = categoryIds.map(id => {
        const entry = kept.get(id) ?? load(id)
        // The entries used last stand at the end.
        kept.delete(id)
        kept.set(id, entry)
        return entry
      })
      return Promise.all(entries.map(entry => entry.loading))
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
  return columns + segment.ids.length * PART_BYTES
}

/** Id, stock, price, brand, package and RoHS of a part; and a value in memory, roughly. */
const PART_BYTES = 21
const VALUE_BYTES = 100

function evict(kept: Map<number, Entry>, mostBytes: number): void {
  let sum = 0
  for (const { bytes } of kept.values()) sum += bytes
  for (const [id, { bytes }] of kept) {
    if (sum <= mostBytes) return
    // What is being loaded is about to be used.
    if (bytes === 0) continue
    kept.delete(id)
    sum -= bytes
  }
}

async function patchStock(
  db: Database,
  kept: ReadonlyMap<number, Entry>,
  ids: readonly number[],
): Promise<void> {
  for (const { id, category_id, stock } of await listStock(db, ids)) {
    const entry = category_id === null ? undefined : kept.get(category_id)
    if (!entry) continue
    const segment = await entry.loading
    const row = segment.ids.indexOf(id)
    if (row >= 0) segment.stock[row] = stock
  }
}

/** Collects changed parts and passes them on together. What fails is left to `onFailure`. */
class StockChanges {
  readonly #pass: (ids: number[]) => Promise<void>
  readonly #onFailure: () => void
  #waiting = new Set<number>()
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(pass: (ids: number[]) => Promise<void>, onFailure: () => void) {
    this.#pass = pass
    this.#onFailure = onFailure
  }

  add(ids: ReadonlySet<number>): void {
    if (this.#isStopped) return
    for (const id of ids) this.#waiting.add(id)
    this.#timer ??= setTimeout(() => this.#flush(), STOCK_DELAY_MS).unref()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #flush(): void {
    const ids = [...this.#waiting]
    this.#waiting = new Set()
    this.#timer = undefined
    this.#pass(ids).catch(error => {
      logError('stock of segments was not updated', error)
      this.#onFailure()
    })
  }
}
