import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { useMay } from '../../shell/session/me.ts'

const TAB =
  'flex min-h-10 items-center border-b-2 border-transparent px-3 text-ink-soft no-underline hover:text-brand ' +
  'aria-[current=page]:border-brand aria-[current=page]:font-semibold aria-[current=page]:text-brand'

/** The heading of both lists, with links between them. */
export function CustomersHead({ text, action }: { text: string; action?: ReactNode }) {
  const t = useTranslations()
  const may = useMay()
  return (
    <>
      <PageTitle title={t('desk.nav.customers')} text={text} action={action} />
      <nav aria-label={t('desk_customers.views')} className="mb-4 flex gap-1 border-b border-hairline">
        <NavLink to="/customers" end className={TAB}>
          {t('desk_customers.people')}
        </NavLink>
        <NavLink to="/customers/companies" end className={TAB}>
          {t('desk_customers.companies')}
        </NavLink>
        {may('prices.see') && (
          <NavLink to="/customers/price-groups" end className={TAB}>
            {t('desk_customers.price_groups')}
          </NavLink>
        )}
      </nav>
    </>
  )
}
