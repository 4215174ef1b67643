import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { addQuote, listQuotes } from '../../../contract/desk/quotes.ts'
import { isPositive } from '../../../domain/money.ts'
import { useIdempotencyKey } from '../../../web/forms/use-idempotency-key.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Table, Td, Th } from '../../../web/ui/table.tsx'
import { QuoteStateBadge } from '../../shell/page/quote-state.tsx'
import { quotePath } from '../../shell/page/record-paths.ts'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { Amount } from './customer-cells.tsx'
import { RecordLink } from './record-link.tsx'

type CustomerQuotesProps = { of: { customer: number } | { company: number } }

/** The newest quotes of a person, or of all people of a company. */
export function CustomerQuotes({ of }: CustomerQuotesProps) {
  const t = useTranslations('desk_customers')
  const may = useMay()
  const { data } = useQuery({
    queryKey: ['customers', 'quotes', of],
    queryFn: () => call(listQuotes, of),
    enabled: may('quote.read'),
  })
  if (!data || data.list.length === 0) return null
  return (
    <Card level="h2" title={t('quotes')} isFlush>
      <Table label={t('quotes')} className="[&_thead_th]:border-t-0">
        <thead>
          <tr>
            <Th>{t('number')}</Th>
            <Th>{t('state')}</Th>
            <Th isNumeric>{t('total')}</Th>
          </tr>
        </thead>
        <tbody>
          {data.list.map(quote => (
            <tr key={quote.number} data-row>
              <Td>
                <RecordLink to={quotePath(quote.number)}>{quote.number}</RecordLink>
                <span className="block text-ink-soft">
                  <LocalTime time={quote.create_time} />
                </span>
              </Td>
              <Td>
                <QuoteStateBadge state={quote.state} />
              </Td>
              <Td isNumeric>{isPositive(quote.total) && <Amount usd={quote.total} />}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

/** Starts an empty quote for the person, and opens it. */
export function NewQuoteButton({ customerId }: { customerId: number }) {
  const t = useTranslations('desk_customers')
  const may = useMay()
  const navigate = useNavigate()
  const sendOnce = useIdempotencyKey()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendOnce(call, addQuote, { customer_id: customerId }),
    onSuccess: ({ number }) => navigate(quotePath(number)),
  })
  if (!may('quote.edit')) return null
  return (
    <Button data-new-act isBusy={isPending} onClick={() => mutate()}>
      {t('new_quote')}
    </Button>
  )
}
