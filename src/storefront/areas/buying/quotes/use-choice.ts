import { useMemo, useState } from 'react'
import type { Quote } from '../../../../contract/shop/quotes.ts'
import type { LineChoice } from '../../../../domain/quotes/offer.ts'
import { choicesOf, type Picked, pickDefaults } from './choices.ts'

export type ChoiceHandle = {
  picked: Picked
  choices: LineChoice[]
  take: (group: number, line: number | null) => void
  setQuantity: (line: number, quantity: number) => void
}

/** What the buyer takes of a quote. A new version starts with its own defaults. */
export function useChoice(quote: Quote): ChoiceHandle {
  const defaults = useMemo(() => pickDefaults(quote), [quote])
  const [changed, setChanged] = useState(defaults)
  const picked = changed.version === quote.version ? changed : defaults
  const choices = useMemo(() => choicesOf(quote.lines, picked), [quote, picked])
  return {
    picked,
    choices,
    take: (group, line) => setChanged({ ...picked, taken: { ...picked.taken, [group]: line } }),
    setQuantity: (line, quantity) =>
      setChanged({ ...picked, quantities: { ...picked.quantities, [line]: quantity } }),
  }
}
