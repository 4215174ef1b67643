import type { AttributeName } from './attribute-words.ts'
import type { Sale } from './sales.ts'

/** What a part number says about the part; what a shop adds (stock, prices, dates) follows in finish-part.ts. */
export type Sketch = {
  category: string
  maker: string
  number: string
  package: string
  description: string
  attributes: PartAttributes
  /** For one piece when a thousand are bought. */
  usd: number
  sale: Sale
  datasheet: string
  weightGrams?: number
  rohs?: 'compliant' | 'non_compliant'
  /** What every buyer looks for first is kept in stock and priced. */
  isWellKnown?: true
}

export type PartAttributes = { [name in AttributeName]?: string }
