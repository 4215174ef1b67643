import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { CustomerEntry } from '../../../contract/desk/customers.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import type { ListColumn } from '../../shell/list/list-column.ts'
import { useMay } from '../../shell/session/me.ts'
import { AccountBadge, CountryName, Owed, PersonCompany, PersonName } from './customer-cells.tsx'

/** Without the columns that the member of staff has no data for. Only the list of all people can be sorted. */
export function usePeopleColumns(canSort = false): ListColumn<CustomerEntry>[] {
  const t = useTranslations('desk_customers')
  const may = useMay()
  return useMemo(() => {
    const columns: ListColumn<CustomerEntry>[] = [
      {
        id: 'person',
        header: t('person'),
        cell: person => <PersonName person={person} />,
        isWide: true,
        className: 'sm:min-w-48',
        canSort,
      },
      {
        id: 'company',
        header: t('company'),
        cell: person => <PersonCompany person={person} />,
        isWide: true,
        className: 'sm:min-w-32',
      },
      {
        id: 'country',
        header: t('country'),
        cell: ({ country }) => <CountryName code={country} />,
        canSort,
      },
      { id: 'account', header: t('account'), cell: ({ account }) => <AccountBadge account={account} /> },
    ]
    if (may('requests.read'))
      columns.push({
        id: 'requests',
        header: t('requests'),
        cell: ({ requests }) => requests,
        isNumeric: true,
        hasPhoneLabel: true,
      })
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
          id: 'balance',
          header: t('balance'),
          cell: ({ trade }) => trade && <Owed usd={trade.balance} />,
          isNumeric: true,
          hasPhoneLabel: true,
        },
      )
    columns.push({
      id: 'last_seen',
      header: t('last_seen'),
      cell: ({ last_seen }) => (last_seen ? <LocalTime time={last_seen} /> : '–'),
      className: 'text-ink-soft',
      hasPhoneLabel: true,
    })
    return columns
  }, [t, may, canSort])
}
