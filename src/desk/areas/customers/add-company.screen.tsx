import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { addCompany, changeCustomer } from '../../../contract/desk/customers.ts'
import { Form } from '../../../web/forms/form.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Card } from '../../../web/ui/card.tsx'
import { countriesQuery } from '../../shell/edit/countries-query.ts'
import { BackLink } from '../../shell/page/back-link.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { companyPath, customerPath } from '../../shell/page/record-paths.ts'
import { call } from '../../shell/session/call.ts'
import { tell } from '../../shell/session/notices.ts'
import { queryClient } from '../../shell/session/query-client.ts'
import { CompanyFields } from './company-fields.tsx'
import { customerQuery, forgetCustomers } from './customer-queries.ts'

/** `?for=` is a person who is assigned to the new company, and whose entries fill the form. */
export function Component() {
  const t = useTranslations('desk_customers')
  const [search] = useSearchParams()
  const personId = Number(search.get('for')) || null
  const person = useQuery({ ...customerQuery(personId ?? 0), enabled: personId !== null })
  const countries = useQuery(countriesQuery)
  const error = countries.error ?? person.error
  const isReady = countries.data && (personId === null || person.data)
  return (
    <div className="max-w-[42rem]">
      <BackLink to={personId === null ? '/customers/companies' : customerPath(personId)}>
        {person.data?.contact_name || t('companies')}
      </BackLink>
      <PageTitle title={t('add_company')} />
      {error && <LoadingFailed error={error} onRetry={() => queryClient.refetchQueries()} />}
      {!isReady && !error && <LoadingRows />}
      {isReady && (
        <NewCompany
          personId={personId}
          name={person.data?.company_name ?? ''}
          country={person.data?.country ?? ''}
        />
      )}
    </div>
  )
}

type NewCompanyProps = { personId: number | null; name: string; country: string }

function NewCompany({ personId, name, country }: NewCompanyProps) {
  const t = useTranslations('desk_customers')
  const navigate = useNavigate()
  const form = useForm(addCompany, {
    draft: `add-company-${personId ?? ''}`,
    onDone: async company => {
      tell({ key: 'desk_customers.added', values: { name: company.name } })
      if (personId !== null) await assign(personId, company.id)
      await navigate(personId === null ? companyPath(company.id) : customerPath(personId), {
        replace: true,
      })
      await forgetCustomers()
    },
  })
  return (
    <Card>
      <Form form={form}>
        <CompanyFields company={{ name, country, vat_id: '', eori: '', note: '' }} />
        <SubmitButton className="self-start">{t('add_company')}</SubmitButton>
      </Form>
    </Card>
  )
}

async function assign(id: number, companyId: number): Promise<void> {
  const { rev } = await queryClient.fetchQuery(customerQuery(id))
  await call(changeCustomer, { id, rev, company_id: companyId })
}
