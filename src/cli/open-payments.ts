import type { Config } from '../server/config.ts'
import { createWallet } from '../server/features/payments/index.ts'
import { findStandIn } from '../stand-ins/wallet/index.ts'
import type { CommandSession, OperatorContext } from './command.ts'

/** PayPal with the operator's keys, or the stand-in of the shop that uses the same data. */
export async function openPayments(
  { paypal, dataDir }: Config,
  context: OperatorContext,
): ReturnType<CommandSession['openPayments']> {
  const keys = paypal ?? findStandIn(dataDir)
  return { ...context, wallet: keys && createWallet(keys) }
}
