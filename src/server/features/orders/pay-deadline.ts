import type { TradeSettings } from '../site/index.ts'

/** When an order cancels itself unless it is paid. */
export function payDeadline({ unpaidHours }: Pick<TradeSettings, 'unpaidHours'>): Date {
  return new Date(Date.now() + unpaidHours * 3_600_000)
}
