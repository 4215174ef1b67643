import { createHash } from 'node:crypto'
import { PARAMETERS } from '../../../domain/parameters/dictionary.ts'
import { UNITS } from '../../../domain/parameters/units.ts'
import type { ShopContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { addValues, listValues, lockImports, prepareSession } from './import-staging.queries.ts'
import {
  findDictionary,
  listReadableParts,
  type ReadableParts,
  saveDictionary,
  saveValueIds,
} from './reread.queries.ts'
import { attributeReader } from './segments/read-attributes.ts'

type PoolContext = Pick<ShopContext, 'pool'>

/** Raised when the same dictionary reads values differently. */
const READER = 4

/** Changes whenever parts have to be read again. */
const DICTIONARY = createHash('sha256')
  .update(JSON.stringify([READER, PARAMETERS, UNITS]))
  .digest('hex')

/**
 * Reads the attributes of all parts again after the dictionary has changed, and for the first time after an
 * upgrade. In small steps, so that orders and imports wait for none of them longer than a moment.
 */
export async function rereadValues(context: PoolContext, stopping?: AbortSignal): Promise<void> {
  const { pool } = context
  if ((await findDictionary(pool)) === DICTIONARY) return
  let after = 0
  while (!stopping?.aborted) {
    const last = await rereadSome(context, after)
    if (last === null) return saveDictionary(pool, DICTIONARY)
    after = last
  }
}

/** Returns the last part that was read; null at the end. */
async function rereadSome({ pool }: PoolContext, after: number): Promise<number | null> {
  return inTransaction(pool, async ({ client }) => {
    await lockImports(client, () => {})
    await prepareSession(client)
    const parts = await listReadableParts(client, after)
    const last = parts.at(-1)
    if (!last) return null
    const reader = attributeReader(await listValues(client))
    const read = parts.map((part: ReadableParts) => ({
      id: part.id,
      stated: reader.stated(part.attributes, part.category).ids,
      described: reader.described(part.description),
    }))
    await addValues(client, reader.added())
    await saveValueIds(client, read)
    return last.id
  })
}
