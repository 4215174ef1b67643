import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Company, removeCompany } from '../../../contract/desk/customers.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { DeskList } from '../../shell/list/desk-list.tsx'
import { wholeList } from '../../shell/list/list-data.ts'
import { BackLink } from '../../shell/page/back-link.tsx'
import { FactList } from '../../shell/page/fact-list.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { CompanyForm } from './company-form.tsx'
import { CompanyTermsCards } from './company-terms.tsx'
import { Amount, CountryName } from './customer-cells.tsx'
import { companyQuery, forgetCustomers } from './customer-queries.ts'
import { CustomerQuotes } from './customer-quotes.tsx'
import { Dealings } from './dealings.tsx'
import { usePeopleColumns } from './people-columns.tsx'

export function Component() {
  const t = useTranslations('desk_customers')
  const { id } = useParams()
  const { data, error, refetch } = useQuery(companyQuery(Number(id)))
  return (
    <>
      <BackLink to="/customers/companies">{t('companies')}</BackLink>
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data && <CompanyPage key={data.id} company={data} />}
    </>
  )
}

function CompanyPage({ company }: { company: Company }) {
  const t = useTranslations('desk_customers')
  const may = useMay()
  const columns = usePeopleColumns().filter(({ id }) => id !== 'company')
  const people = wholeList({ data: company.person_list, error: null, refetch: forgetCustomers })
  return (
    <>
      <PageTitle title={company.name} text={<CountryName code={company.country} />} />
      <div className="grid items-start gap-5 xl:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <div>
            <DeskList
              label={t('people')}
              data={people}
              columns={columns}
              rowId={({ id }) => String(id)}
              empty={
                <Card level="h2" title={t('people')}>
                  <p className="text-ink-soft">{t('no_people')}</p>
                </Card>
              }
            />
          </div>
          <CustomerQuotes of={{ company: company.id }} />
          <Dealings of={company} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {company.trade && (
            <Card>
              <FactList
                facts={[
                  [t('orders'), company.trade.orders],
                  [t('ordered'), <Amount key="total" usd={company.trade.total} />],
                  [t('balance'), <Amount key="balance" usd={company.trade.balance} />],
                ]}
              />
            </Card>
          )}
          {may('prices.see') && <CompanyTermsCards id={company.id} />}
          {may('customers.edit') ? <CompanyForm company={company} /> : <CompanyFacts company={company} />}
          {may('customers.edit') && company.people === 0 && <RemoveCompany id={company.id} />}
        </div>
      </div>
    </>
  )
}

function CompanyFacts({ company: { vat_id, eori, note } }: { company: Company }) {
  const t = useTranslations('desk_customers')
  if (vat_id === '' && eori === '' && note === '') return null
  return (
    <Card level="h2" title={t('details')}>
      <FactList
        facts={[
          [t('vat_id'), vat_id],
          ['EORI', eori],
          [t('note'), note],
        ]}
      />
    </Card>
  )
}

function RemoveCompany({ id }: { id: number }) {
  const t = useTranslations('desk_customers')
  const navigate = useNavigate()
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => call(removeCompany, { id }),
    onSuccess: async () => {
      tell({ key: 'desk_customers.removed' })
      await navigate('/customers/companies', { replace: true })
      await forgetCustomers()
    },
  })
  return (
    <Button isBusy={isPending} onClick={() => remove()} className="self-start">
      {t('remove_company')}
    </Button>
  )
}
