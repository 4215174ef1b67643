import { isLocal } from '../domain/is-local.ts'
import { addressOf, type StandIn, startStandIn } from '../stand-ins/wallet/index.ts'
import { type Config, StartError } from './config.ts'
import { createWallet, type Wallet } from './features/payments/index.ts'
import { log } from './log.ts'
import type { Closers } from './start.ts'

export type OpenWallet = {
  wallet: Wallet | null
  /** The page of the test wallet; null with a real wallet and without one. */
  testUrl: string | null
  /** Called when the shop can receive webhooks. */
  onListening: (port: number) => void
}

/**
 * PayPal with the operator's keys; without them a stand-in, but only where it cannot be mistaken for a real
 * wallet.
 */
export async function openWallet(config: Config, closers: Closers): Promise<OpenWallet> {
  const { paypal } = config
  if (paypal) return { wallet: createWallet(paypal), testUrl: null, onListening: () => {} }
  if (config.mode === 'production' && !isLocal(new URL(config.publicUrl).hostname)) {
    log('warn', 'no PAYPAL_CLIENT_ID: neither PayPal nor cards are offered')
    return { wallet: null, testUrl: null, onListening: () => {} }
  }
  const standIn = await startTestWallet(config)
  closers.add(standIn.close)
  return {
    wallet: createWallet(standIn.keys),
    testUrl: standIn.pageUrl,
    onListening: port => standIn.sendEventsTo(`${addressOf(config.host, port)}/api/pay/paypal/webhook`),
  }
}

async function startTestWallet({ walletPort, publicUrl, dataDir }: Config): Promise<StandIn> {
  try {
    const { hostname } = new URL(publicUrl)
    // Uses the shop's host name if it is local, so that buyers stay on one site; the stand-in listens on
    // IPv4.
    const publicHost = isLocal(hostname) && hostname !== '[::1]' ? hostname : 'localhost'
    return await startStandIn({ port: walletPort, publicHost, folder: dataDir })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error
    throw new StartError(`WALLET_PORT ${walletPort} cannot be used (${code}); set it to another number`)
  }
}
