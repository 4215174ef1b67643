import { useTranslations } from 'use-intl'
import type { CustomerEntry } from '../../../contract/desk/customers.ts'
import { countryName } from '../../../domain/country-names.ts'
import { isPositive } from '../../../domain/money.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Badge } from '../../../web/ui/badge.tsx'
import { companyPath, customerPath } from '../../shell/page/record-paths.ts'
import { RecordLink } from './record-link.tsx'

export function PersonName({ person }: { person: CustomerEntry }) {
  return (
    <>
      <RecordLink to={customerPath(person.id)}>{person.contact_name || person.email}</RecordLink>
      <span className="block text-ink-soft wrap-anywhere">
        <bdi>{person.email}</bdi>
      </span>
    </>
  )
}

/** The assigned company; otherwise the typed one. */
export function PersonCompany({ person: { company, company_name } }: { person: CustomerEntry }) {
  if (company) return <RecordLink to={companyPath(company.id)}>{company.name}</RecordLink>
  return <bdi className="text-ink-soft wrap-anywhere">{company_name}</bdi>
}

const TONES = { none: 'neutral', not_activated: 'low', active: 'brand', disabled: 'error' } as const

export function AccountBadge({ account }: Pick<CustomerEntry, 'account'>) {
  const t = useTranslations('desk_customers.states')
  return <Badge tone={TONES[account]}>{t(account)}</Badge>
}

export function Amount({ usd }: { usd: number }) {
  const { amount } = useFormat()
  return <bdi className="ltr-value whitespace-nowrap tabular-nums">{amount(usd)}</bdi>
}

/** No figure where nothing is owed, so that debts stand out. */
export function Owed({ usd }: { usd: number }) {
  return isPositive(usd) ? <Amount usd={usd} /> : '–'
}

export function CountryName({ code }: { code: string }) {
  return countryName(useLang(), code)
}
