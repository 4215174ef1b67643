import type { PayMethod } from '../../../contract/shop/orders.ts'
import { speak } from '../../../contract/wire/translate.ts'
import type { Lang } from '../../../domain/locales.ts'
import { PAY_METHODS, PAYPAL_NAME, type PayMethodId } from '../../../domain/pay-methods.ts'
import { type TradeSettings, transferAccount } from '../../../domain/trade-settings.ts'
import type { Connection } from '../../database/connection.ts'
import type { Directories } from '../catalogue/index.ts'

/** The context of buying and paying. */
export type Trade = {
  connection: Connection
  directory: Directories
  settings: () => Promise<TradeSettings>
  /** False without keys for a wallet. */
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

/** Enabled by the operator, and possible. */
export function isEnabled(id: PayMethodId, settings: TradeSettings, hasWallet: boolean): boolean {
  if (id === 'bank') return transferAccount(settings) !== null
  return hasWallet && settings.payMethods.includes(id)
}
