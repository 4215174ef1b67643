import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Customer } from '../../../contract/desk/customers.ts'
import { isLang, LOCALES } from '../../../domain/locales.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { AuditLink } from '../../shell/page/audit-link.tsx'
import { BackLink } from '../../shell/page/back-link.tsx'
import { FactList } from '../../shell/page/fact-list.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { useMay } from '../../shell/session/me.ts'
import { AccountBadge, Amount, CountryName } from './customer-cells.tsx'
import { customerQuery } from './customer-queries.ts'
import { CustomerQuotes, NewQuoteButton } from './customer-quotes.tsx'
import { Dealings } from './dealings.tsx'
import { NoteForm } from './note-form.tsx'
import { CustomerActs } from './person-acts.tsx'
import { AssignedCompany } from './person-company.tsx'

export function Component() {
  const t = useTranslations('desk_customers')
  const { id } = useParams()
  const { data, error, refetch } = useQuery(customerQuery(Number(id)))
  return (
    <>
      <BackLink to="/customers">{t('people')}</BackLink>
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data && <CustomerPage key={data.id} customer={data} />}
    </>
  )
}

function CustomerPage({ customer }: { customer: Customer }) {
  const t = useTranslations('desk_customers')
  const may = useMay()
  const { email, contact_name, account, note } = customer
  const facts = (
    <span className="flex flex-wrap items-center gap-2">
      <bdi className="wrap-anywhere">{email}</bdi>
      <AccountBadge account={account} />
    </span>
  )
  return (
    <>
      <PageTitle
        title={contact_name || email}
        text={facts}
        action={<NewQuoteButton customerId={customer.id} />}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <Contact customer={customer} />
          <CustomerQuotes of={{ customer: customer.id }} />
          <Dealings of={customer} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <AssignedCompany customer={customer} />
          {may('customers.edit') && <NoteForm customer={customer} />}
          {!may('customers.edit') && note !== '' && (
            <Card level="h2" title={t('note')}>
              <p className="whitespace-pre-line wrap-anywhere">{note}</p>
            </Card>
          )}
          {may('customers.edit') && <CustomerActs customer={customer} />}
        </div>
      </div>
    </>
  )
}

function Contact({ customer }: { customer: Customer }) {
  const t = useTranslations('desk_customers')
  const { id, telephone, job_title, country, lang, last_seen, create_time, trade } = customer
  return (
    <Card level="h2" title={t('contact')}>
      <FactList
        facts={[
          [t('phone'), telephone && <bdi className="ltr-value">{telephone}</bdi>],
          [t('job_title'), job_title],
          [t('country'), country && <CountryName code={country} />],
          [t('language'), lang && isLang(lang) ? LOCALES[lang].name : null],
          [t('since'), <LocalTime key="since" time={create_time} />],
          [t('last_seen'), last_seen && <LocalTime time={last_seen} />],
          [t('ordered'), trade && <Amount usd={trade.total} />],
          [t('balance'), trade && <Amount usd={trade.balance} />],
        ]}
      />
      <AuditLink filters={{ kind: 'customer', id: String(id) }} />
    </Card>
  )
}
