import { Building2 } from 'lucide'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { type CompanyEntry, listCompanies } from '../../../contract/desk/customers.ts'
import { COMPANY_SORTS } from '../../../domain/customer-sorts.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { EmptyState } from '../../../web/ui/empty-state.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { DeskList } from '../../shell/list/desk-list.tsx'
import { useListAddress } from '../../shell/list/list-address.ts'
import type { ListColumn } from '../../shell/list/list-column.ts'
import { useKeysetList } from '../../shell/list/list-data.ts'
import { ListSearch } from '../../shell/list/list-filters.tsx'
import { companyPath } from '../../shell/page/record-paths.ts'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { Amount, CountryName, Owed } from './customer-cells.tsx'
import { CustomersHead } from './customers-head.tsx'
import { RecordLink } from './record-link.tsx'

export function Component() {
  const t = useTranslations('desk_customers')
  const may = useMay()
  const { get, sort } = useListAddress()
  const filter = { q: get('q'), sort: COMPANY_SORTS.find(known => known === sort) }
  const data = useKeysetList({
    queryKey: ['customers', 'companies', filter],
    load: after => call(listCompanies, { ...filter, after }),
  })
  const add = may('customers.edit') && (
    <Link
      to="/customers/companies/new"
      data-primary-act
      data-new-act
      className={buttonClass({ variant: 'primary' })}
    >
      {t('add_company')}
    </Link>
  )
  return (
    <>
      <CustomersHead text={t('companies_text')} action={add} />
      <DeskList
        label={t('companies')}
        data={data}
        columns={useCompanyColumns()}
        rowId={({ id }) => String(id)}
        filters={<ListSearch label={t('search_companies')} />}
        empty={
          <EmptyState
            icon={<Icon of={Building2} />}
            title={t('no_companies')}
            text={t('no_companies_text')}
          />
        }
      />
    </>
  )
}

function useCompanyColumns(): ListColumn<CompanyEntry>[] {
  const t = useTranslations('desk_customers')
  const may = useMay()
  return useMemo(() => {
    const columns: ListColumn<CompanyEntry>[] = [
      {
        id: 'company',
        header: t('company'),
        cell: ({ id, name }) => <RecordLink to={companyPath(id)}>{name}</RecordLink>,
        canSort: true,
        isWide: true,
      },
      {
        id: 'country',
        header: t('country'),
        cell: ({ country }) => <CountryName code={country} />,
        canSort: true,
      },
      {
        id: 'people',
        header: t('people'),
        cell: ({ people }) => people,
        isNumeric: true,
        hasPhoneLabel: true,
      },
    ]
    if (may('orders.read'))
      columns.push(
        {
          id: 'orders',
          header: t('orders'),
          cell: ({ trade }) => trade?.orders,
          isNumeric: true,
          hasPhoneLabel: true,
        },
        {
          id: 'total',
          header: t('ordered'),
          cell: ({ trade }) => trade && <Amount usd={trade.total} />,
          isNumeric: true,
          hasPhoneLabel: true,
        },
        {
          id: 'balance',
          header: t('balance'),
          cell: ({ trade }) => trade && <Owed usd={trade.balance} />,
          isNumeric: true,
          hasPhoneLabel: true,
        },
      )
    return columns
  }, [t, may])
}
