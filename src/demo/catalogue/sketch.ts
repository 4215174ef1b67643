import type { AttributeName } from './attribute-words.ts'
import type { Sale } from './sales.ts'

/** The facts that follow from a part number; finish-part.ts adds stock, prices and dates. */
export type Sketch = {
  category: string
  manufacturer: string
  number: string
  package: string
  description: string
  attributes: PartAttributes
  /** Unit price at a quantity of a thousand. */
  usd: number
  sale: Sale
  datasheet: string
  weightGrams?: number
  rohs?: 'compliant' | 'non_compliant'
  /** Well-known parts are always in stock and priced. */
  isWellKnown?: true
}

export type PartAttributes = { [name in AttributeName]?: string }
