import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Quote } from '../../../../contract/shop/quotes.ts'
import type { LineChoice } from '../../../../domain/quotes/offer.ts'
import { useApi } from '../../../../web/browser/use-call.ts'
import { readDraft, writeDraft } from '../../../../web/forms/draft.ts'
import { choicesOf, type Picked, pickDefaults, pickedFrom, pickedIn, toDraft } from './choices.ts'

export type ChoiceHandle = {
  picked: Picked
  choices: LineChoice[]
  take: (group: number, line: number | null) => void
  setQuantity: (line: number, quantity: number) => void
}

/** The name of the draft in which the choice is kept. */
export const choiceDraft = (number: string) => `quote-choice-${number}`

/** The buyer's choices in a quote, also after a reload. A new version starts with its own defaults. */
export function useChoice(quote: Quote): ChoiceHandle {
  const [changed, setChanged] = useState(() => pickDefaults(quote))
  const { accountKey } = useApi()
  const name = choiceDraft(quote.quote_number)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page or another version is opened
  useEffect(() => {
    setChanged(pickedFrom(quote, readDraft(name, accountKey())))
  }, [name, quote.version])
  const change = useCallback(
    (next: Picked) => {
      setChanged(next)
      writeDraft(name, accountKey(), toDraft(next))
    },
    [name, accountKey],
  )
  const picked = useMemo(() => pickedIn(quote, changed), [quote, changed])
  const choices = useMemo(() => choicesOf(quote.lines, picked), [quote, picked])
  return {
    picked,
    choices,
    take: (group, line) => change({ ...picked, taken: { ...picked.taken, [group]: line } }),
    setQuantity: (line, quantity) =>
      change({ ...picked, quantities: { ...picked.quantities, [line]: quantity } }),
  }
}
