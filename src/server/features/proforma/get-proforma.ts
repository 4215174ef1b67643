import type { getProforma as getProformaEndpoint } from '../../../contract/shop/orders.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { Who } from '../../context.ts'
import { WorkerTrouble } from '../../workers/index.ts'
import { takeAllowance } from '../allowance/index.ts'
import { getBuyersOrder } from '../orders/index.ts'
import { type ProformaContext, writeProforma } from './write-proforma.ts'

type Endpoint = typeof getProformaEndpoint
type Asked = { number: string; key: string | undefined }

const AGAIN_SECONDS = 30

export async function getProforma(
  context: ProformaContext & { who: Who },
  { number, key }: Asked,
): Promise<CallData<Endpoint>> {
  const { db, who } = context
  const { address } = who.client
  const order = await getBuyersOrder(db, number, { user: who.user, key })
  await takeAllowance(db, [{ of: 'proformaAddress', for: address }])
  const { fileName, content } = await writeProforma(context, order, address).catch(refuse)
  return { file_name: fileName, content: Buffer.from(content).toString('base64') }
}

/** A busy worker may succeed later; a document that exceeds its memory never will. */
function refuse(error: unknown): never {
  if (!(error instanceof WorkerTrouble)) throw error
  if (error.problem === 'too_large') throw new Refusal(413)
  throw new Refusal(503, { retryAfterSeconds: AGAIN_SECONDS })
}
