import { partIdOf } from '../../../contract/shop/names.ts'
import { transferAccount } from '../../../domain/trade-settings.ts'
import type { Context } from '../../context.ts'
import { describeParts } from '../catalogue/index.ts'
import { describeOrder, type OrderRow } from '../orders/index.ts'
import type { ProformaWriter } from './create-proforma-writer.ts'

export type ProformaContext = Pick<Context, 'db' | 'lang' | 'settings' | 'site'> & { writer: ProformaWriter }

/** Created on each request, because it shows whether the order is paid. */
export async function writeProforma(
  { db, lang, settings, site, writer }: ProformaContext,
  row: OrderRow,
  owner: string,
): Promise<{ fileName: string; content: Uint8Array }> {
  const order = await describeOrder(db, row)
  const bank = transferAccount(await settings())
  const parts = await describeParts(db, order.items.map(partIdOf))
  const content = await writer.write({ order, parts, bank, site: await site(), lang }, owner)
  return { fileName: `${order.order_number}.pdf`, content }
}
