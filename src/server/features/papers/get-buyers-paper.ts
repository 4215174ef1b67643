import { Refusal } from '../../../contract/wire/errors.ts'
import type { Context } from '../../context.ts'
import { takeAllowance } from '../allowance/index.ts'
import { findDocument, getBuyersOrder } from '../orders/index.ts'
import type { ProformaWriter } from '../proforma/index.ts'
import { getPaperFile, type PaperFile } from './get-paper-file.ts'

type PaperRequest = { number: string; id: number; key: string | undefined }

/** For the signed-in customer, or with the key of the order. */
export async function getBuyersPaper(
  { db, who, writer }: Pick<Context, 'db' | 'who'> & { writer: ProformaWriter },
  { number, id, key }: PaperRequest,
): Promise<PaperFile> {
  const { address: owner } = who.client
  const order = await getBuyersOrder(db, number, { user: who.user, key })
  const paper = await findDocument(db, order.id, id)
  if (!paper) throw new Refusal(404)
  await takeAllowance(db, [{ of: 'proformaAddress', for: owner }])
  return getPaperFile({ db, writer, owner }, paper)
}
