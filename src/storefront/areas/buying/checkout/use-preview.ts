import { useRef, useState } from 'react'
import { OrderPreview, type ShortLine } from '../../../../contract/shop/orders.ts'
import { Refusal } from '../../../../contract/wire/errors.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { sumAmounts } from '../../../../domain/money.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { readShortLines } from './short-lines.ts'
import { askPreview, type Wanted } from './wanted.ts'

export type PreviewHandle = {
  /** With the chosen shipping in it. */
  shown: OrderPreview
  isAsking: boolean
  /** Why shipping could not be asked for. */
  trouble: Wording | null
  /** What has run out since the page was made. */
  short: ShortLine[]
  setCountry: (country: string) => void
  setShipping: (id: string) => void
  askAgain: () => void
  /** Takes over the sum as the server has it now, and answers what is shown then; null for what cannot be read. */
  replace: (data: unknown) => OrderPreview | null
  setShort: (lines: ShortLine[]) => void
}

/** What the order comes to. Another country is asked for; another way of shipping is only added up. */
export function usePreview(wanted: Wanted, atFirst: OrderPreview, firstCountry: string): PreviewHandle {
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
    // Another country may be chosen meanwhile: then its answer counts.
    const isOutdated = () => country.current !== asked
    try {
      const answer = await askPreview(call, wanted, asked)
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
    const read = OrderPreview.safeParse(Object.assign({ pay_methods: preview.pay_methods }, data))
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

/** The one that was chosen, as long as it is offered, or else the cheapest. */
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
