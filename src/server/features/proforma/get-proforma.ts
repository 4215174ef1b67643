import type { getProforma as getProformaEndpoint } from '../../../contract/shop/orders.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { Asked } from '../../api/route.ts'
import type { Database } from '../../database/connection.ts'
import { WorkerTrouble } from '../../workers/index.ts'
import { takeAllowance } from '../allowance/index.ts'
import { getBuyersOrder } from '../orders/index.ts'
import { type ProformaTools, writeProforma } from './write-proforma.ts'

type Endpoint = typeof getProformaEndpoint

const AGAIN_SECONDS = 30

export async function getProforma(
  db: Database,
  tools: ProformaTools,
  { user, params, query, lang, client }: Asked<Endpoint>,
): Promise<CallData<Endpoint>> {
  const order = await getBuyersOrder(db, params.order_number, { user, key: query.key })
  await takeAllowance(db, [{ of: 'proformaAddress', for: client.address }])
  const { fileName, content } = await writeProforma(db, tools, order, lang, client.address).catch(refuse)
  return { file_name: fileName, content: Buffer.from(content).toString('base64') }
}

/** A busy worker may succeed later; a document that exceeds its memory never will. */
function refuse(error: unknown): never {
  if (!(error instanceof WorkerTrouble)) throw error
  if (error.problem === 'too_large') throw new Refusal(413)
  throw new Refusal(503, { retryAfterSeconds: AGAIN_SECONDS })
}
