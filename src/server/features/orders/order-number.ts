import type { TradeSettings } from '../../../domain/trade-settings.ts'
import { newNumber } from '../numbers/index.ts'

const NUMBER_LENGTH = 6

export function newOrderNumber(now: Date, { orderPrefix }: Pick<TradeSettings, 'orderPrefix'>): string {
  return `${orderPrefix}${newNumber(now, NUMBER_LENGTH)}`
}
