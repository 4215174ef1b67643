import { Refusal } from '../../../contract/wire/errors.ts'
import { isMore, sumAmounts } from '../../../domain/money.ts'
import type { TradeSettings } from '../../../domain/trade-settings.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { isHeldByOthers } from '../catalogue/index.ts'
import { type HeldStock, listHeld, lockBuyer } from './unproven.queries.ts'

type Limits = Pick<TradeSettings, 'unprovenOrdersMax' | 'unprovenValueMax' | 'unprovenLinesMax'>
const RETRY_SECONDS = 5

type UnprovenOrder = { clientHash: Buffer; emailKey: string; total: number; lineCount: number }

/**
 * Prevents unproven buyers from reserving the whole stock. Runs in the transaction that places the order; of
 * two concurrent orders, the second is counted with the first.
 */
export async function limitUnproven(
  db: TransactionDatabase,
  order: UnprovenOrder,
  limits: Limits,
): Promise<void> {
  if (isMore(order.total, limits.unprovenValueMax))
    throw new Refusal(409, { reason: 'answers.sign_in_for_value' })
  await waitForTurn(db, order)
  const full = (await listHeld(db, order)).filter(held => isFull(held, order, limits))
  if (full.length === 0) return
  const retryAfterSeconds = Math.max(...full.map(held => held.endsInSeconds))
  throw new Refusal(429, { reason: 'answers.unproven_orders', retryAfterSeconds })
}

/** Guests who share an address wait for each other here, before the stock is locked. */
async function waitForTurn(db: TransactionDatabase, order: UnprovenOrder): Promise<void> {
  try {
    await lockBuyer(db, order)
  } catch (error) {
    throw isHeldByOthers(error) ? new Refusal(503, { retryAfterSeconds: RETRY_SECONDS }) : error
  }
}

function isFull(held: HeldStock, { total, lineCount }: UnprovenOrder, limits: Limits): boolean {
  return (
    held.orders + 1 > limits.unprovenOrdersMax ||
    isMore(sumAmounts([held.value, total]), limits.unprovenValueMax) ||
    held.lines + lineCount > limits.unprovenLinesMax
  )
}
