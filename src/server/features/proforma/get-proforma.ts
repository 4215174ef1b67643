import type { getProforma as getProformaEndpoint } from '../../../contract/shop/orders.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import type { Who } from '../../context.ts'
import { takeAllowance } from '../allowance/index.ts'
import { getBuyersOrder } from '../orders/index.ts'
import { refuseDrawing } from './refuse-drawing.ts'
import { type ProformaContext, writeProforma } from './write-proforma.ts'

type Endpoint = typeof getProformaEndpoint
type ProformaRequest = { number: string; key: string | undefined }

export async function getProforma(
  context: ProformaContext & { who: Who },
  { number, key }: ProformaRequest,
): Promise<CallData<Endpoint>> {
  const { db, who } = context
  const { address } = who.client
  const order = await getBuyersOrder(db, number, { user: who.user, key })
  await takeAllowance(db, [{ of: 'proformaAddress', for: address }])
  const { fileName, content } = await writeProforma(context, order, address).catch(refuseDrawing)
  return { file_name: fileName, content: Buffer.from(content).toString('base64') }
}
