import type { GivenAlternate } from '../../../domain/given-alternate.ts'
import type { RohsState } from '../../../domain/rohs.ts'
import type { TradeData } from '../../../domain/trade-data.ts'

/** A part as described by a stock list. Manufacturer and number identify it. */
export type PartRecord = Partial<TradeData> & {
  manufacturer: string
  partNumber: string
  /** Names from the top down, joined by ` > `. */
  category: string
  packaging: string
  batch: string
  rohs: RohsState
  leadTimeWeeks: number | null
  stock: number
  datasheet: string
  description: string
  minQty: number
  multiple: number
  /** Ascending quantities; prices as decimal text with at most 5 decimals. Empty: quote only. */
  prices: { quantity: number; price: string }[]
  attributes: { name: string; value: string }[]
  images: string[]
  weightGrams: number
  aliases: string[]
  /** Parts that may replace it, as written; they need not be in the catalog. */
  alternates?: GivenAlternate[]
}
