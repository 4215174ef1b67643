import { Refusal } from '../../../contract/wire/errors.ts'
import { log } from '../../log.ts'
import { WalletRefused, WalletSilent } from './wallet-trouble.ts'

/** Nothing was charged, for any failure of the wallet. */
export function refuseTrouble(error: unknown): never {
  if (error instanceof WalletRefused) log('error', 'wallet refuses', { issue: error.issue })
  if (error instanceof WalletRefused || error instanceof WalletSilent)
    throw new Refusal(409, { reason: 'errors.wallet_down' })
  throw error
}

/** Only the wallet knows whether anything was charged; the order stays claimed until it responds. */
export function refuseUnknown(error: unknown): never {
  if (error instanceof WalletSilent) throw new Refusal(409, { reason: 'errors.payment_unknown' })
  throw error
}
