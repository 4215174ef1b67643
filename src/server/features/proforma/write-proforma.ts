import type { SiteConfig } from '../../../contract/shop/site.ts'
import type { Lang } from '../../../domain/locales.ts'
import { type TradeSettings, transferAccount } from '../../../domain/trade-settings.ts'
import type { Database } from '../../database/connection.ts'
import { describeOrder, type OrderRow } from '../orders/index.ts'
import type { ProformaWriter } from './create-proforma-writer.ts'

export type ProformaTools = {
  writer: ProformaWriter
  settings: () => Promise<TradeSettings>
  site: () => Promise<SiteConfig>
}

/** Created on each request, because it shows whether the order is paid. */
export async function writeProforma(
  db: Database,
  { writer, settings, site }: ProformaTools,
  row: OrderRow,
  lang: Lang,
  owner: string,
): Promise<{ fileName: string; content: Uint8Array }> {
  const order = await describeOrder(db, row)
  const bank = transferAccount(await settings())
  const content = await writer.write({ order, bank, site: await site(), lang }, owner)
  return { fileName: `${order.order_number}.pdf`, content }
}
