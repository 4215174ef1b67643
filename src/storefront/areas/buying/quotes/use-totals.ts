import { useEffect, useState } from 'react'
import type { ShippingOption } from '../../../../contract/shop/orders.ts'
import { previewQuote } from '../../../../contract/shop/quotes.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { sumAmounts } from '../../../../domain/money.ts'
import { isShippingQuotedTo, type LineChoice } from '../../../../domain/quotes/offer.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { sumChosen } from './choices.ts'
import type { QuoteData, QuotePreview } from './load-quote.ts'

export type QuoteTotals = {
  subtotal: number
  /** Null: not known yet. */
  shipping_fee: number | null
  tax: number
  total: number
  shipping_options: ShippingOption[]
  shipping_id: string | null
  /** Days to pay by bank transfer after the order, if the company has terms; null: in advance. */
  terms_days: number | null
}

export type TotalsHandle = {
  shown: QuoteTotals
  isAsking: boolean
  /** Why the shipping options could not be loaded. */
  trouble: Wording | null
  setShipping: (id: string) => void
  setCountry: (country: string) => void
  askAgain: () => void
}

/** Waits for further changes before it asks. */
const PAUSE_MS = 150

type Answered = { request: string; preview: QuotePreview }

/** Lines are added up at once; shipping and tax of another choice or country are asked of the server. */
export function useTotals(data: QuoteData, choices: readonly LineChoice[]): TotalsHandle {
  const { quote, quoteKey: key } = data
  const call = useCall()
  const [country, setCountry] = useState(data.country)
  const [chosen, setShipping] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const [trouble, setTrouble] = useState<Wording | null>(null)
  const request = requestOf(quote.version, choices, country)
  const [answered, setAnswered] = useState<Answered | null>(
    () => data.preview && { request, preview: data.preview },
  )
  const isKnown = !quote.is_open || choices.length === 0 || answered?.request === request

  // biome-ignore lint/correctness/useExhaustiveDependencies: the request is its inputs as a string; `tries` repeats it
  useEffect(() => {
    setTrouble(null)
    if (isKnown) return
    let isOutdated = false
    const ask = async () => {
      try {
        const preview = await call(previewQuote, {
          quote_number: quote.quote_number,
          key,
          ...JSON.parse(request),
        })
        if (!isOutdated) setAnswered({ request, preview })
      } catch (error) {
        if (!isOutdated) setTrouble(wordingOf(error))
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [request, tries, isKnown])

  return {
    shown: addUp(data, choices, answered?.preview ?? null, { country, chosen }),
    isAsking: !isKnown && !trouble,
    trouble,
    setShipping,
    setCountry,
    askAgain: () => setTries(tries + 1),
  }
}

function requestOf(version: number, choices: readonly LineChoice[], country: string): string {
  const lines = choices.map(({ lineId, quantity }) => ({ line_id: lineId, qty: quantity }))
  return JSON.stringify({ version, lines, country: country || undefined })
}

/** With the quoted service, the chosen one if it is still offered, or the cheapest. */
function addUp(
  { quote }: QuoteData,
  choices: readonly LineChoice[],
  preview: QuotePreview | null,
  { country, chosen }: { country: string; chosen: string | null },
): QuoteTotals {
  const { subtotal } = sumChosen(quote.lines, choices)
  const options = preview?.shipping_options ?? []
  const quoted = isShippingQuotedTo(quote.country, country) ? quote.shipping : null
  const option = quoted ?? options.find(({ id }) => id === chosen) ?? options[0]
  // Nothing is sent without a line.
  const fee = choices.length > 0 ? (option?.fee ?? null) : null
  const tax = preview?.tax ?? quote.tax
  return {
    subtotal,
    shipping_fee: fee,
    tax,
    total: sumAmounts([subtotal, fee ?? 0, tax]),
    shipping_options: options,
    shipping_id: option?.id ?? null,
    terms_days: preview?.terms_days ?? null,
  }
}
