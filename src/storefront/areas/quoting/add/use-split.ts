import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ShownGoods } from '../../../../contract/shop/goods.ts'
import { sayWith } from '../../../../contract/wire/messages.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { tell } from '../../../shell/notices/notices.ts'
import { useSayRest } from './request-rest.ts'
import { saySold } from './say-split.ts'
import type { Splitting } from './split-part.ts'

const NO_CONNECTION = { kind: 'failed', why: { key: 'forms.no_connection' } } as const

/** Splits a quantity between cart and RFQ list in one press, and reports both results. */
export function useSplit() {
  const t = useTranslations()
  const call = useCall()
  const sayRest = useSayRest()
  const format = useFormat()
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  const report = ({ part_number: number }: ShownGoods, outcome: Splitting) => {
    if (outcome.kind === 'failed') return tell({ text: sayWith(t)(outcome.why), isError: true })
    const { added, rest, isRequested } = outcome
    tell({
      text: `${saySold(t, format.count, outcome, number)} ${sayRest(rest, isRequested)}`,
      isError: !isRequested,
      way: added > 0 ? 'cart' : 'rfq-list',
    })
  }
  /** Sends once, even if the button is pressed again before the server responds. */
  const split = async (goods: ShownGoods, quantity: number): Promise<Splitting | null> => {
    if (isSending.current) return null
    isSending.current = true
    setIsBusy(true)
    const splitting = await import('./split-part.ts').catch(() => null)
    const outcome = splitting ? await splitting.splitPart(call, goods, quantity) : NO_CONNECTION
    isSending.current = false
    setIsBusy(false)
    report(goods, outcome)
    return outcome
  }
  return { split, isBusy }
}
