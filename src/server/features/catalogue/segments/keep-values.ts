import type { DatabaseChanges } from '../../../database/changes.ts'
import type { Database } from '../../../database/connection.ts'
import { listSegmentHeaders, listStoredVersions } from '../segments.queries.ts'
import type { LiveSegment } from './segment.ts'
import { outlineOf, readOutline, type SegmentOutline } from './segment-bytes.ts'
import { buildValueIndex, type ValueIndex } from './value-index.ts'

export type ValueStore = {
  /** As the database has them now. */
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
      if (isChanged || !index) index = buildValueIndex([...outlines.values()].map(({ outline }) => outline))
      return index
    } catch (error) {
      readAt = Number.NEGATIVE_INFINITY
      throw error
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

  function current(): Promise<ValueIndex> {
    if (index && performance.now() - readAt < MAX_AGE_MS) return Promise.resolve(index)
    reading ??= read().finally(() => {
      reading = null
    })
    return reading
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
