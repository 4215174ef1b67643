import { Refusal } from '../../../contract/wire/errors.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { getBuyersOrder } from './buyers-order.ts'
import { findPoFile } from './po-files.queries.ts'

type PoFileRequest = { number: string; key: string | undefined }
type SentFile = { file_name: string; content: string }

/** For the signed-in customer, or with the key of the order. */
export async function getBuyersPoFile(
  { db, who }: Pick<Context, 'db' | 'who'>,
  { number, key }: PoFileRequest,
): Promise<SentFile> {
  const { id } = await getBuyersOrder(db, number, { user: who.user, key })
  return getPoFile(db, id)
}

export async function getPoFile(db: Database, orderId: number): Promise<SentFile> {
  const file = await findPoFile(db, orderId)
  if (!file) throw new Refusal(404)
  return { file_name: file.name, content: file.content.toString('base64') }
}
