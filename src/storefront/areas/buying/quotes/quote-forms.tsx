import { AcceptForm } from './accept-form.tsx'
import { hasOffers } from './choices.ts'
import { CounterCard } from './counter-card.tsx'
import { DeclineCard } from './decline-card.tsx'
import type { QuoteFormsProps } from './quote-form-props.ts'
import { QuoteMessages } from './quote-messages.tsx'
import { useSeen } from './use-seen.ts'

/** The buyer's forms: questions are possible also after the quote has ended. */
export function QuoteForms(props: QuoteFormsProps) {
  const { quote, quoteKey } = props.data
  const isOpen = quote.is_open && hasOffers(quote)
  useSeen(props.data)
  return (
    <div inert={quote.is_preview} className="flex min-w-0 flex-col gap-6">
      {isOpen && <AcceptForm {...props} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {isOpen && (
          <div className="flex min-w-0 flex-col gap-6">
            <CounterCard quote={quote} quoteKey={quoteKey} picked={props.choice.picked} />
            <DeclineCard quote={quote} quoteKey={quoteKey} />
          </div>
        )}
        <QuoteMessages quote={quote} quoteKey={quoteKey} />
      </div>
    </div>
  )
}
