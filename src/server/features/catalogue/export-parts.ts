import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { copyPartsOut } from './export.queries.ts'

// Without it Excel misreads UTF-8.
const BYTE_ORDER_MARK = '\uFEFF'

/** Writes a CSV file that can be imported without a change. */
export async function exportParts({ pool }: Pick<Context, 'pool'>, file: Writable): Promise<void> {
  await inTransaction(pool, async ({ client }) => {
    const rows = await copyPartsOut(client)
    file.write(BYTE_ORDER_MARK)
    await pipeline(rows, file)
  })
}
