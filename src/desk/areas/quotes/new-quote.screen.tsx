import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { addQuote } from '../../../contract/desk/quotes.ts'
import type { CountryOption } from '../../../web/forms/country-field.tsx'
import { Form } from '../../../web/forms/form.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { useIdempotencyKey } from '../../../web/forms/use-idempotency-key.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { countriesQuery } from '../../shell/edit/countries-query.ts'
import { BackLink } from '../../shell/page/back-link.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { quotePath } from '../../shell/page/record-paths.ts'
import { QuoteContactFields, toContact } from './contact-fields.tsx'
import { keepQuote } from './quotes-query.ts'

/** For a buyer who has written or called; requests and customers have a button of their own. */
export function Component() {
  const t = useTranslations('desk_quotes')
  const nav = useTranslations('desk.nav')
  const { data, error, refetch } = useQuery(countriesQuery)
  return (
    <div className="max-w-[42rem]">
      <BackLink to="/quotes">{nav('quotes')}</BackLink>
      <PageTitle title={t('new_quote')} text={t('new_text')} />
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data && <NewQuote countries={data} />}
    </div>
  )
}

function NewQuote({ countries }: { countries: CountryOption[] }) {
  const t = useTranslations('desk_quotes')
  const navigate = useNavigate()
  const lang = useLang()
  const sendOnce = useIdempotencyKey()
  const form = useForm(addQuote, {
    draft: 'new-quote',
    send: (call, input) => sendOnce(call, addQuote, input),
    compose: toContact,
    onDone: async quote => {
      await keepQuote(quote)
      await navigate(quotePath(quote.number), { replace: true })
    },
  })
  const contact = { email: '', contact_name: '', company_name: '', telephone: '', country: '', lang }
  return (
    <Card>
      <Form form={form}>
        <QuoteContactFields contact={contact} countries={countries} />
        <div data-primary-act>
          <SubmitButton>{t('start')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
