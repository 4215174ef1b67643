import type { QuoteData } from './load-quote.ts'
import type { ChoiceHandle } from './use-choice.ts'
import type { TotalsHandle } from './use-totals.ts'

export type QuoteFormsProps = { data: QuoteData; choice: ChoiceHandle; totals: TotalsHandle }
