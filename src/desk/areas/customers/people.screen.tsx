import { Contact } from 'lucide'
import { useTranslations } from 'use-intl'
import { listCustomers } from '../../../contract/desk/customers.ts'
import { CUSTOMER_SORTS } from '../../../domain/customer-sorts.ts'
import { EmptyState } from '../../../web/ui/empty-state.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { DeskList } from '../../shell/list/desk-list.tsx'
import { useListAddress } from '../../shell/list/list-address.ts'
import { useKeysetList } from '../../shell/list/list-data.ts'
import { ListSearch } from '../../shell/list/list-filters.tsx'
import { call } from '../../shell/session/call.ts'
import { CustomersHead } from './customers-head.tsx'
import { usePeopleColumns } from './people-columns.tsx'

export function Component() {
  const t = useTranslations('desk_customers')
  const { get, sort } = useListAddress()
  const filter = { q: get('q'), sort: CUSTOMER_SORTS.find(known => known === sort) }
  const data = useKeysetList({
    queryKey: ['customers', 'people', filter],
    load: after => call(listCustomers, { ...filter, after }),
  })
  return (
    <>
      <CustomersHead text={t('text')} />
      <DeskList
        label={t('people')}
        data={data}
        views="customers"
        columns={usePeopleColumns(true)}
        rowId={({ id }) => String(id)}
        filters={<ListSearch label={t('search')} />}
        empty={<EmptyState icon={<Icon of={Contact} />} title={t('none')} text={t('none_text')} />}
      />
    </>
  )
}
