import type { Database } from '../../../database/connection.ts'
import {
  countCategoryParts,
  findStoredSegment,
  listParameterValues,
  listSegmentRows,
  openStoredSegment,
  outdateSegments,
  PAIR_BYTES,
  readStock,
  readStoredSegment,
  type StoredSegment,
  saveSegment,
} from '../segments.queries.ts'
import { isHeldByOthers } from '../stock.queries.ts'
import { buildSegment, type KnownValue } from './build-segment.ts'
import type { LiveSegment, Segment } from './segment.ts'
import { fromBytes, toBytes } from './segment-bytes.ts'

/**
 * The segment of a category with its current stock; built and stored when there is none. `reads` may be a replica: all
 * that leads to a stored segment comes from `db`.
 */
export async function loadSegment(db: Database, categoryId: number, reads = db): Promise<LiveSegment> {
  const [{ segment, version }, pairs] = await Promise.all([
    findSegment(db, categoryId, reads),
    readStock(reads, categoryId),
  ])
  const stock = new Int32Array(segment.ids.length)
  fillStock(segment.ids, stock, pairs)
  return { ...segment, stock, version }
}

async function findSegment(db: Database, categoryId: number, reads: Database): Promise<Opened> {
  const kept = await readKept(reads, categoryId, await findStoredSegment(reads, categoryId))
  return kept ?? openSegment(db, categoryId)
}

type Opened = { segment: Segment; version: string }

async function readKept(db: Database, categoryId: number, stored?: StoredSegment): Promise<Opened | null> {
  const bytes = stored && stored.length > 0 ? await readStoredSegment(db, categoryId, stored) : null
  return stored && bytes ? { segment: fromBytes(bytes), version: stored.version } : null
}

async function openSegment(db: Database, categoryId: number): Promise<Opened> {
  const stored = (await unlessHeld(openStoredSegment(db, categoryId))) ?? NOT_STORED
  const kept = await readKept(db, categoryId, stored)
  if (kept) return kept
  // Stored anew while it was read.
  if (stored.length > 0) return openSegment(db, categoryId)
  return rebuildSegment(db, categoryId, stored.version, await knownValues(db))
}

/** If parts change meanwhile, the segment is not stored, and the next check of its version loads it again. */
async function rebuildSegment(
  db: Database,
  categoryId: number,
  version: string,
  values: ReadonlyMap<number, KnownValue>,
): Promise<Opened> {
  const builder = buildSegment(categoryId, await countCategoryParts(db, categoryId), values)
  for await (const rows of listSegmentRows(db, categoryId)) builder.add(rows)
  const segment = await builder.finish()
  const stored = { bytes: toBytes(segment), partsOfMakers: countPartsOfMakers(segment) }
  const saved = await unlessHeld(saveSegment(db, categoryId, version, stored))
  return { segment, version: saved ?? '' }
}

function countPartsOfMakers({ brands: { ids, codes } }: Segment): Map<number, number> {
  const counts = new Uint32Array(ids.length)
  for (const code of codes) counts[code - 1] = (counts[code - 1] ?? 0) + 1
  return new Map(ids.map((id, place) => [id, counts[place] ?? 0]))
}

/** For imports, in their transaction: buyers see the new parts and the new segments together. */
export async function rebuildSegments(db: Database, categoryIds: readonly number[]): Promise<void> {
  if (categoryIds.length === 0) return
  await outdateSegments(db, categoryIds)
  const values = await knownValues(db)
  for (const id of categoryIds) {
    const { version } = await openStoredSegment(db, id)
    await rebuildSegment(db, id, version, values)
  }
}

/** An import that writes this category locks its row until it ends; the segment is then used without storing it. */
async function unlessHeld<T>(storing: Promise<T>): Promise<T | null> {
  try {
    return await storing
  } catch (error) {
    if (isHeldByOthers(error)) return null
    throw error
  }
}

const NOT_STORED = { version: '0', length: 0 }

async function knownValues(db: Database): Promise<ReadonlyMap<number, KnownValue>> {
  return new Map((await listParameterValues(db, 0)).map(value => [value.id, value]))
}

/** A table of at most this many places for each part: for a large category it is ten times faster than a map. */
const MOST_PLACES = 16

/** `pairs` holds the id and the stock of each part. */
export function fillStock(ids: Int32Array, stock: Int32Array, pairs: Buffer): void {
  const [lowest, highest] = rangeOf(ids)
  const places = highest - lowest + 1
  if (places > ids.length * MOST_PLACES) {
    fillSparse(ids, stock, pairs)
    return
  }
  const byPlace = new Int32Array(Math.max(places, 0))
  for (let offset = 0; offset < pairs.length; offset += PAIR_BYTES)
    byPlace[pairs.readInt32BE(offset) - lowest] = pairs.readInt32BE(offset + 4)
  for (let row = 0; row < ids.length; row++) stock[row] = byPlace[(ids[row] ?? 0) - lowest] ?? 0
}

function rangeOf(ids: Int32Array): [number, number] {
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  for (const id of ids) {
    if (id < lowest) lowest = id
    if (id > highest) highest = id
  }
  return [lowest, highest]
}

function fillSparse(ids: Int32Array, stock: Int32Array, pairs: Buffer): void {
  const byId = new Map<number, number>()
  for (let offset = 0; offset < pairs.length; offset += PAIR_BYTES)
    byId.set(pairs.readInt32BE(offset), pairs.readInt32BE(offset + 4))
  for (let row = 0; row < ids.length; row++) stock[row] = byId.get(ids[row] ?? 0) ?? 0
}
