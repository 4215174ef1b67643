import { useEffect } from 'react'
import { seeQuote } from '../../../../contract/shop/quotes.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { whenUnavailable } from '../../../../web/browser/when-unavailable.ts'
import type { QuoteData } from './load-quote.ts'
import { watchReader } from './watch-reader.ts'

/** Tells the shop that a person has looked at the quote. */
export function useSeen({ quote, quoteKey: key }: Pick<QuoteData, 'quote' | 'quoteKey'>): void {
  const call = useCall()
  const { quote_number, version, state, is_preview } = quote
  useEffect(() => {
    if (state !== 'sent' || is_preview) return
    return watchReader((sign, visibleMs) => {
      const seen = { quote_number, key, version, visible_ms: visibleMs, sign }
      void call(seeQuote, seen).catch(whenUnavailable(null))
    })
  }, [call, quote_number, key, version, state, is_preview])
}
