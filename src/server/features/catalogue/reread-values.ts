import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ShopContext } from '../../context.ts'
import { type DatabaseClient, inTransaction } from '../../database/transaction.ts'
import { DICTIONARY } from './dictionary-version.ts'
import { addValues, lastValueId, listValues, lockImports, prepareSession } from './import-staging.queries.ts'
import {
  findReading,
  listReadableParts,
  type ReadablePart,
  type ReadValues,
  saveDictionary,
  saveProgress,
  saveValueIds,
} from './reread.queries.ts'
import { type AttributeReader, attributeReader } from './segments/read-attributes.ts'

type PoolContext = Pick<ShopContext, 'pool'>

type RereadOptions = {
  stopping?: AbortSignal
  /** Called between two steps, so that requests come first. */
  giveWay?: () => Promise<unknown>
}

/**
 * Reads the attributes of all parts again after the dictionary has changed, and for the first time after an
 * upgrade. In small steps, so that requests, orders and imports wait for none of them longer than a moment. A restart
 * goes on where the last step ended.
 */
export async function rereadValues(
  { pool }: PoolContext,
  { stopping, giveWay = setImmediate }: RereadOptions = {},
): Promise<void> {
  const reading = await findReading(pool)
  if (reading?.dictionary === DICTIONARY && reading.readTo === null) return
  const readers = keepReader()
  let isOver = false
  while (!isOver && !stopping?.aborted) {
    isOver = await inTransaction(pool, ({ client }) => rereadSome(client, readers))
    await giveWay()
  }
}

/**
 * Returns whether all parts are read. The progress is looked up in each step: an import may have asked for another
 * start, and another process may have done some steps.
 */
async function rereadSome(client: DatabaseClient, readers: ReaderKeeper): Promise<boolean> {
  await lockImports(client, () => {})
  await prepareSession(client)
  const reading = await findReading(client)
  const isGoingOn = reading?.dictionary === DICTIONARY
  if (isGoingOn && reading.readTo === null) return true
  const parts = await listReadableParts(client, isGoingOn ? (reading.readTo ?? 0) : 0)
  const last = parts.at(-1)
  if (!last) {
    await saveDictionary(client, DICTIONARY)
    return true
  }
  const reader = await readers.current(client)
  const changed = await readChanged(reader, parts)
  await addValues(client, readers.takeAdded())
  await saveValueIds(client, changed)
  await saveProgress(client, DICTIONARY, last.id)
  return false
}

/** Requests wait for a read that is under way. */
const LONGEST_MS = 5

async function readChanged(reader: AttributeReader, parts: readonly ReadablePart[]): Promise<ReadValues[]> {
  const changed: ReadValues[] = []
  let began = performance.now()
  for (const { id, attributes, category, description, valueIds, describedIds } of parts) {
    const read = {
      valueIds: reader.stated(attributes, category).ids,
      describedIds: reader.described(description),
    }
    if (!isDeepStrictEqual(read, { valueIds, describedIds })) changed.push({ id, ...read })
    if (performance.now() - began > LONGEST_MS) {
      await setImmediate()
      began = performance.now()
    }
  }
  return changed
}

type ReaderKeeper = ReturnType<typeof keepReader>

/** A reader remembers the texts it has read, which makes it fast. It is kept until others have added values. */
function keepReader() {
  let reader: AttributeReader | undefined
  let lastId = 0
  let taken = 0
  return {
    current: async (client: DatabaseClient): Promise<AttributeReader> => {
      if (reader && (await lastValueId(client)) === lastId) return reader
      const known = await listValues(client)
      lastId = known.reduce((last, { id }) => Math.max(last, id), 0)
      taken = 0
      reader = attributeReader(known)
      return reader
    },
    /** The values that no part had before, once. */
    takeAdded: () => {
      const added = reader?.added().slice(taken) ?? []
      taken += added.length
      lastId = added.at(-1)?.id ?? lastId
      return added
    },
  }
}
