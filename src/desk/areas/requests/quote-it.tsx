import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { addQuote, listQuotes } from '../../../contract/desk/quotes.ts'
import type { RequestDetail } from '../../../contract/desk/requests.ts'
import { useIdempotencyKey } from '../../../web/forms/use-idempotency-key.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { useKeyActs } from '../../shell/keys/key-acts.ts'
import { QuoteStateBadge } from '../../shell/page/quote-state.tsx'
import { quotePath } from '../../shell/page/record-paths.ts'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { queryClient } from '../../shell/session/query-client.ts'

/** Starts a quote with all lines of the request, and opens it. The buyer sees that the request was viewed. */
export function useQuoteIt() {
  const navigate = useNavigate()
  const sendOnce = useIdempotencyKey()
  return useMutation({
    mutationFn: (request_number: string) => sendOnce(call, addQuote, { request_number }),
    onSuccess: async ({ number }) => {
      await navigate(quotePath(number))
      await queryClient.invalidateQueries({ queryKey: ['requests'] })
    },
  })
}

type QuoteItProps = { request: Pick<RequestDetail, 'number' | 'state'> }

export function QuoteItButton({ request: { number, state } }: QuoteItProps) {
  const t = useTranslations('desk_requests')
  const may = useMay()
  const { mutate, isPending } = useQuoteIt()
  const canQuote = state !== 'declined' && may('quote.edit')
  useKeyActs(canQuote ? { quote: () => mutate(number) } : {})
  if (!canQuote) return null
  return (
    <Button variant="primary" data-primary-act isBusy={isPending} onClick={() => mutate(number)}>
      {t('quote_it')}
    </Button>
  )
}

/** The quotes that answer the request. */
export function RequestQuotes({ request: { number } }: QuoteItProps) {
  const t = useTranslations('desk_requests')
  const may = useMay()
  const { amount } = useFormat()
  const { data } = useQuery({
    queryKey: ['requests', 'quotes', number],
    queryFn: () => call(listQuotes, { request: number }),
    enabled: may('quote.read'),
  })
  if (!data || data.list.length === 0) return null
  return (
    <Card level="h2" title={t('quotes')}>
      <ul className="flex flex-col gap-1.5 text-sm">
        {data.list.map(quote => (
          <li key={quote.number} className="flex flex-wrap justify-between gap-x-3">
            <QuoteStateBadge state={quote.state} />
            <Link to={quotePath(quote.number)} className="font-semibold text-brand hover:underline">
              <bdi>{quote.number}</bdi>
            </Link>
            <bdi>{amount(quote.total)}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  )
}
