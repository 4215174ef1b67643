import { useEffect, useState } from 'react'
import { seeQuote } from '../../../../contract/shop/quotes.ts'
import { Refusal } from '../../../../contract/wire/errors.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { whenUnavailable } from '../../../../web/browser/when-unavailable.ts'
import { readDraft, writeDraft } from '../../../../web/forms/draft.ts'
import type { QuoteData } from './load-quote.ts'
import { watchReader } from './watch-reader.ts'

/** Whether a person, and not a mail scanner, uses the page. */
export type PersonCheck = {
  /** Refuses to send a form before there is a sign of a person; then the code is asked for. */
  require: () => void
  /** Has to be typed; null: not asked for. */
  code: string | null
  typed: string
  setTyped: (typed: string) => void
}

/**
 * Tells the shop that a person has looked at the quote. Some scanners fill in forms, too, so the forms need the same
 * sign. Some people show none, such as those who dictate: they type a part of the quote's number instead.
 */
export function usePerson({ quote, quoteKey: key }: Pick<QuoteData, 'quote' | 'quoteKey'>): PersonCheck {
  const call = useCall()
  const [isAsked, setIsAsked] = useState(false)
  const [typed, setTyped] = useState('')
  const { quote_number, version, state, is_preview } = quote
  useEffect(() => {
    if (is_preview) return
    return watchReader((sign, visibleMs) => {
      writeDraft(SIGNS, ANYONE, { isPerson: true })
      if (state !== 'sent') return
      const seen = { quote_number, key, version, visible_ms: visibleMs, sign }
      void call(seeQuote, seen).catch(whenUnavailable(null))
    })
  }, [call, quote_number, key, version, state, is_preview])
  const code = quote_number.slice(-CODE_LENGTH)
  return {
    require: () => {
      if (readDraft(SIGNS, ANYONE).isPerson || typed.trim().toUpperCase() === code) return
      setIsAsked(true)
      throw new Refusal(400, { reason: 'errors.person_unknown', values: { code } })
    },
    code: isAsked ? code : null,
    typed,
    setTyped,
  }
}

const CODE_LENGTH = 5
/** Kept in the tab: a reload does not change who is reading. */
const SIGNS = 'quote-reader'
const ANYONE = ''
