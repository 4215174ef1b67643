import { AcceptForm } from './accept-form.tsx'
import { hasOffers } from './choices.ts'
import { CounterCard } from './counter-card.tsx'
import { DeclineCard } from './decline-card.tsx'
import type { QuoteFormsProps } from './quote-form-props.ts'
import { QuoteMessages } from './quote-messages.tsx'
import { usePerson } from './use-person.ts'

/** What the buyer can do: questions are possible also after the quote has ended. */
export function QuoteForms(props: QuoteFormsProps) {
  const { quote, quoteKey } = props.data
  const isOpen = quote.is_open && hasOffers(quote)
  const person = usePerson(props.data)
  const shown = { quote, quoteKey, person }
  return (
    <div inert={quote.is_preview} className="flex min-w-0 flex-col gap-6">
      {isOpen && <AcceptForm {...props} person={person} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {isOpen && (
          <div className="flex min-w-0 flex-col gap-6">
            <CounterCard {...shown} picked={props.choice.picked} />
            <DeclineCard {...shown} />
          </div>
        )}
        <QuoteMessages {...shown} />
      </div>
    </div>
  )
}
