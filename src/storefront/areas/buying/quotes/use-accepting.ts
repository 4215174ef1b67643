import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { ShortLine } from '../../../../contract/shop/orders.ts'
import { acceptQuote } from '../../../../contract/shop/quotes.ts'
import type { Refusal } from '../../../../contract/wire/errors.ts'
import { orderSubmittedPath, paymentPath } from '../../../../domain/paths.ts'
import { clearDraft } from '../../../../web/forms/draft.ts'
import type { PoFile } from '../../../../web/forms/po-file-field.tsx'
import type { FormValues } from '../../../../web/forms/read-form.ts'
import { type FormHandle, useForm } from '../../../../web/forms/use-form.ts'
import { useIdempotencyKey } from '../../../../web/forms/use-idempotency-key.ts'
import { composeOrder } from '../checkout/compose-order.ts'
import { readShortLines } from '../checkout/short-lines.ts'
import type { Changes } from '../checkout/what-changed.ts'
import { hasMovedOn } from './has-moved-on.ts'
import { type AcceptedSums, sumsShown, whatChanged } from './quote-changes.ts'
import type { QuoteFormsProps } from './quote-form-props.ts'
import { choiceDraft } from './use-choice.ts'

type Accepting = { form: FormHandle; changes: Changes | null; short: ShortLine[] }

/** The form that accepts the quote, once and at the version and total shown. */
export function useAccepting(
  { data: { quote, quoteKey: key }, choice, totals }: QuoteFormsProps,
  poFile: PoFile | undefined,
): Accepting {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const sendOnce = useIdempotencyKey()
  const [refused, setRefused] = useState<AcceptedSums | null>(null)
  const [short, setShort] = useState<ShortLine[]>([])
  const shown = sumsShown(quote, choice.choices, totals.shown)
  const draft = `quote-${quote.quote_number}`

  const onRefused = (refusal: Refusal) => {
    setShort(readShortLines(refusal))
    setRefused(refusal.reason === 'errors.quote_changed' ? shown : null)
    if (hasMovedOn(refusal)) void revalidate()
  }

  const form = useForm(acceptQuote, {
    draft,
    compose: composeAcceptance,
    extra: {
      quote_number: quote.quote_number,
      key,
      version: quote.version,
      po_file: poFile,
      expected_total: totals.shown.total,
      lines: choice.choices.map(({ lineId, quantity }) => ({ line_id: lineId, qty: quantity })),
    },
    send: (call, input) => sendOnce(call, acceptQuote, input),
    onRefused,
    onDone: (placed, sent) => {
      clearDraft(draft)
      clearDraft(choiceDraft(quote.quote_number))
      const toPay = sent.pay_method === 'bank' ? orderSubmittedPath : paymentPath
      return navigate(toPay(placed.order_number, key ? placed.key : undefined), {
        replace: true,
        state: { isJustPlaced: true },
      })
    },
  })
  return { form, changes: refused && whatChanged(refused, shown), short }
}

function composeAcceptance(typed: FormValues): Record<string, unknown> {
  const { email, company_name, ...order } = composeOrder(typed)
  return { ...order, name: typed.name }
}
