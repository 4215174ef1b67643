import { orderMails } from '../../src/server/features/orders/index.ts'
import { composeMail, plainText } from './compose-mail.ts'
import type { TestShop } from './test-shop.ts'

/** Composes the mail about a new order, and takes the key from its link. */
export async function mailedOrderKey(shop: TestShop, orderId: number): Promise<string> {
  const mail = await composeMail(shop, orderMails, { kind: 'order_placed', fields: { order_id: orderId } })
  const key = /\/order\/[\w-]+\?key=([\w-]+)/.exec(plainText(mail))?.[1]
  if (!key) throw new Error(`no link was mailed for order ${orderId}`)
  return key
}
