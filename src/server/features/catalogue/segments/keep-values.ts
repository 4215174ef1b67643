import { setImmediate, setTimeout } from 'node:timers/promises'
import type { DatabaseChanges } from '../../../database/changes.ts'
import type { Database } from '../../../database/connection.ts'
import { logError } from '../../../log.ts'
import { listSegmentHeaders, listStoredVersions } from '../segments.queries.ts'
import type { LiveSegment } from './segment.ts'
import { outlineOf, readOutline, type SegmentOutline } from './segment-bytes.ts'
import { buildValueIndex, type ValueIndex } from './value-index.ts'

export type ValueStore = {
  /** As the database has them now, or as they were last read if reading takes long or fails. */
  current: () => Promise<ValueIndex>
  /** As they were last read, without asking the database; null before the first time. */
  known: () => ValueIndex | null
  /** Builds all that is missing, so that the first searches after a start are read like later ones. */
  prepare: (signal: AbortSignal) => Promise<void>
}

const MAX_AGE_MS = 5 * 60_000
/** Segments that are missing are built a few at a time. */
const BUILT_AT_ONCE = 4
const HEADERS_AT_ONCE = 50

type Outline = { version: string; outline: SegmentOutline }

/** Keeps the index of all values, and reads the outlines of changed segments again after each change. */
export function keepValues(
  db: Database,
  changes: Pick<DatabaseChanges, 'onChange'>,
  load: (categoryIds: readonly number[]) => Promise<LiveSegment[]>,
): ValueStore {
  const outlines = new Map<number, Outline>()
  let index: ValueIndex | null = null
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<ValueIndex> | null = null
  changes.onChange(() => {
    readAt = Number.NEGATIVE_INFINITY
  })

  async function read(): Promise<ValueIndex> {
    const startedAt = performance.now()
    readAt = startedAt
    try {
      const isChanged = await refresh()
      if (isChanged || !index)
        index = await buildValueIndex(
          [...outlines.values()].map(({ outline }) => outline),
          () => setImmediate(),
        )
      return index
    } catch (error) {
      readAt = Number.NEGATIVE_INFINITY
      if (!index) throw error
      logError('the values of the catalog were not read again', error)
      return index
    }
  }

  /** Waits until every segment is there: half an index would read searches wrongly. */
  async function refresh(): Promise<boolean> {
    const stored = await listStoredVersions(db)
    const present = new Set(stored.map(({ category_id }) => category_id))
    const gone = [...outlines.keys()].filter(id => !present.has(id))
    for (const id of gone) outlines.delete(id)
    const changed = stored.filter(
      ({ category_id, version }) => version !== null && outlines.get(category_id)?.version !== version,
    )
    const ids = changed.map(({ category_id }) => category_id)
    for (let start = 0; start < ids.length; start += HEADERS_AT_ONCE)
      for (const { category_id, version, header } of await listSegmentHeaders(
        db,
        ids.slice(start, start + HEADERS_AT_ONCE),
      ))
        outlines.set(category_id, { version, outline: readOutline(header) })
    const missing = stored.filter(({ version }) => version === null).map(({ category_id }) => category_id)
    for (let start = 0; start < missing.length; start += BUILT_AT_ONCE)
      for (const segment of await load(missing.slice(start, start + BUILT_AT_ONCE)))
        outlines.set(segment.categoryId, { version: segment.version, outline: outlineOf(segment) })
    return gone.length + changed.length + missing.length > 0
  }

  async function current(): Promise<ValueIndex> {
    if (index && performance.now() - readAt < MAX_AGE_MS && !reading) return index
    reading ??= read().finally(() => {
      reading = null
    })
    return index ? orKnown(reading, index) : reading
  }

  return {
    current,
    known: () => index,
    prepare: async signal => {
      await current().catch(error => {
        if (!signal.aborted) throw error
      })
    },
  }
}

/** After a small change reading takes a few milliseconds; after a large import searches do not wait for it. */
const PATIENCE_MS = 200

async function orKnown(reading: Promise<ValueIndex>, known: ValueIndex): Promise<ValueIndex> {
  const ended = new AbortController()
  const late = setTimeout(PATIENCE_MS, known, { signal: ended.signal, ref: false }).catch(() => known)
  const first = await Promise.race([reading, late])
  ended.abort()
  return first
}
