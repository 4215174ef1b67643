import { Refusal } from '../../../contract/wire/errors.ts'
import { log } from '../../log.ts'
import { WalletRefused, WalletSilent } from './wallet-trouble.ts'

/** Nothing was charged, whatever the wallet's trouble is. */
export function refuseTrouble(error: unknown): never {
  if (error instanceof WalletRefused) log('error', 'wallet refuses', { issue: error.issue })
  if (error instanceof WalletRefused || error instanceof WalletSilent)
    throw new Refusal(409, { reason: 'errors.wallet_down' })
  throw error
}

/** Whether anything was charged only the wallet knows; the order is held until it tells. */
export function refuseUnknown(error: unknown): never {
  if (error instanceof WalletSilent) throw new Refusal(409, { reason: 'errors.payment_unknown' })
  throw error
}
