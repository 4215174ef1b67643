import type { PayMethod } from '../../../contract/shop/orders.ts'
import { speak } from '../../../contract/wire/translate.ts'
import { PAY_METHODS, PAYPAL_NAME, type PayMethodId } from '../../../domain/pay-methods.ts'
import { type TradeSettings, transferAccount } from '../../../domain/trade-settings.ts'
import type { CatalogueContext } from '../catalogue/index.ts'

/** For previewing and placing orders. `hasWallet` is false without keys for a wallet. */
export type TradeContext = CatalogueContext & { hasWallet: boolean }

type PayMethodsContext = Pick<TradeContext, 'lang' | 'settings' | 'hasWallet'>

export async function listPayMethods(context: PayMethodsContext): Promise<PayMethod[]> {
  const { lang, hasWallet } = context
  const settings = await context.settings()
  const { t } = await speak(lang)
  return PAY_METHODS.map(id => ({
    id,
    name: id === 'paypal' ? PAYPAL_NAME : t(`pay_methods.${id}`),
    enabled: isEnabled(id, settings, hasWallet),
  }))
}

/** Enabled by the operator, and possible. */
export function isEnabled(id: PayMethodId, settings: TradeSettings, hasWallet: boolean): boolean {
  if (id === 'bank') return transferAccount(settings) !== null
  return hasWallet && settings.payMethods.includes(id)
}
