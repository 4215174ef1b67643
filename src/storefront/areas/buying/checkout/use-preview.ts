import { useRef, useState } from 'react'
import { OrderPreview, type ShortLine } from '../../../../contract/shop/orders.ts'
import { Refusal } from '../../../../contract/wire/errors.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { sumAmounts } from '../../../../domain/money.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { askPreview, type Purchase } from './purchase.ts'
import { readShortLines } from './short-lines.ts'

export type PreviewHandle = {
  /** Includes the chosen shipping. */
  shown: OrderPreview
  isAsking: boolean
  /** Why the shipping options could not be loaded. */
  trouble: Wording | null
  /** Lines that have run out of stock since the page was loaded. */
  short: ShortLine[]
  setCountry: (country: string) => void
  setShipping: (id: string) => void
  askAgain: () => void
  /** Applies the server's current totals and returns the preview that is then shown; null for an invalid response. */
  replace: (data: unknown) => OrderPreview | null
  setShort: (lines: ShortLine[]) => void
}

/** The order's totals. Another country requires a call; another shipping option is only added up. */
export function usePreview(purchase: Purchase, atFirst: OrderPreview, firstCountry: string): PreviewHandle {
  const call = useCall()
  const [preview, setPreview] = useState(atFirst)
  const [chosen, setShipping] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [trouble, setTrouble] = useState<Wording | null>(null)
  const [short, setShort] = useState<ShortLine[]>([])
  const country = useRef(firstCountry)

  const ask = async (asked: string) => {
    country.current = asked
    setIsAsking(true)
    setTrouble(null)
    // If another country was chosen in the meantime, its response counts.
    const isOutdated = () => country.current !== asked
    try {
      const answer = await askPreview(call, purchase, asked)
      if (isOutdated()) return
      setShort([])
      setPreview(answer)
    } catch (error) {
      if (isOutdated()) return
      refuse(error)
    }
    setIsAsking(false)
  }

  const refuse = (error: unknown) => {
    const lines = error instanceof Refusal ? readShortLines(error) : []
    setShort(lines)
    if (lines.length === 0) setTrouble(wordingOf(error))
  }

  const replace = (data: unknown) => {
    const read = OrderPreview.safeParse(
      Object.assign({ pay_methods: preview.pay_methods, pay_terms: preview.pay_terms }, data),
    )
    if (!read.success) return null
    setPreview(read.data)
    return withShipping(read.data, chosen)
  }

  return {
    shown: withShipping(preview, chosen),
    isAsking,
    trouble,
    short,
    setCountry: asked => {
      if (asked !== country.current) void ask(asked)
    },
    setShipping,
    askAgain: () => void ask(country.current),
    replace,
    setShort,
  }
}

/** The chosen option if it is still offered, otherwise the cheapest. */
function withShipping(preview: OrderPreview, chosen: string | null): OrderPreview {
  const { shipping_options: options, subtotal } = preview
  const option = options.find(({ id }) => id === chosen) ?? options[0]
  const fee = option?.fee ?? null
  return {
    ...preview,
    shipping_id: option?.id ?? null,
    shipping_fee: fee,
    total: sumAmounts([subtotal, fee ?? 0]),
  }
}
