import { useMutation } from '@tanstack/react-query'
import {
  discardDraft,
  type QuoteDetail,
  reopenQuote,
  reviseQuote,
  withdrawQuote,
} from '../../../contract/desk/quotes.ts'
import { call } from '../../shell/session/call.ts'
import { tell } from '../../shell/session/notices.ts'
import { keepPresent, keepQuote } from './quotes-query.ts'

const REV_CALLS = {
  revise: reviseQuote,
  reopen: reopenQuote,
  withdraw: withdrawQuote,
  discard: discardDraft,
} as const
type RevAct = keyof typeof REV_CALLS

export type ActsProps = {
  quote: QuoteDetail
  /** Saves a draft first; null: it could not be saved. */
  beforeAct?: () => Promise<number | null>
}

/** The acts that need only the revision of the quote. */
export function useRevAct({ quote: { number, rev }, beforeAct }: ActsProps) {
  return useMutation({
    mutationFn: async (act: RevAct) => {
      const known = beforeAct ? await beforeAct() : rev
      return call(REV_CALLS[act], { number, rev: known ?? rev })
    },
    onSuccess: (quote, act) => {
      tell({ key: `desk_quotes.done.${act}`, values: { number } })
      return keepQuote(quote)
    },
    onError: keepPresent,
  })
}
