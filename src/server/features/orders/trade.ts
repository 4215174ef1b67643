import type { PayMethod } from '../../../contract/shop/orders.ts'
import { speak } from '../../../contract/wire/translate.ts'
import type { Lang } from '../../../domain/locales.ts'
import { PAY_METHODS, PAYPAL_NAME, type PayMethodId } from '../../../domain/pay-methods.ts'
import type { Connection } from '../../database/connection.ts'
import type { Directories } from '../catalogue/index.ts'
import { type TradeSettings, transferAccount } from '../site/index.ts'

/** What buying and paying work with. */
export type Trade = {
  connection: Connection
  directory: Directories
  settings: () => Promise<TradeSettings>
  /** Without keys for a wallet there is nobody to pay through. */
  hasWallet: boolean
}

export async function listPayMethods(trade: Trade, lang: Lang): Promise<PayMethod[]> {
  const settings = await trade.settings()
  const { t } = await speak(lang)
  return PAY_METHODS.map(id => ({
    id,
    name: id === 'paypal' ? PAYPAL_NAME : t(`pay_methods.${id}`),
    enabled: isEnabled(id, settings, trade.hasWallet),
  }))
}

/** The operator wants it, and it can be done. */
export function isEnabled(id: PayMethodId, settings: TradeSettings, hasWallet: boolean): boolean {
  if (id === 'bank') return transferAccount(settings) !== null
  return hasWallet && settings.payMethods.includes(id)
}
