import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { StaffMember } from '../../../contract/desk/staff.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Table, Td, Th } from '../../../web/ui/table.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { FactorBadge, RoleBadges, StateBadge } from './person-badges.tsx'
import { staffQuery } from './staff-query.ts'

export function Component() {
  const t = useTranslations('desk')
  const { data, error, refetch } = useQuery(staffQuery)
  const invite = (
    <Link to="/staff/invite" className={buttonClass({ variant: 'primary' })}>
      <UserRoundPlus aria-hidden />
      {t('staff.invite')}
    </Link>
  )
  return (
    <>
      <PageTitle title={t('nav.staff')} text={t('staff.text')} action={invite} />
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data && <StaffTable people={data} />}
    </>
  )
}

function StaffTable({ people }: { people: StaffMember[] }) {
  const t = useTranslations('desk')
  return (
    <Card isFlush>
      <Table label={t('nav.staff')} className="[&_thead_th]:border-t-0">
        <thead className="max-sm:sr-only">
          <tr>
            <Th>{t('staff.name')}</Th>
            <Th>{t('staff.roles')}</Th>
            <Th>{t('staff.state')}</Th>
            <Th>{t('staff.factor')}</Th>
            <Th>{t('staff.last_seen')}</Th>
          </tr>
        </thead>
        <tbody>
          {people.map(person => (
            <StaffLine key={person.id} person={person} />
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

/** On phones each person is a block of lines. */
function StaffLine({ person }: { person: StaffMember }) {
  const cell = 'max-sm:border-0 max-sm:px-4 max-sm:py-1'
  return (
    <tr data-row className="max-sm:flex max-sm:flex-wrap max-sm:border-b max-sm:border-hairline max-sm:py-2">
      <Td className={`${cell} max-sm:w-full`}>
        <Link
          to={`/staff/${person.id}`}
          className="font-semibold text-brand underline-offset-3 hover:underline"
        >
          <bdi>{person.name}</bdi>
        </Link>
        <span className="block text-ink-soft wrap-anywhere">
          <bdi>{person.email}</bdi>
        </span>
      </Td>
      <Td className={`${cell} max-sm:w-full`}>
        <RoleBadges roles={person.roles} />
      </Td>
      <Td className={`${cell} max-sm:pe-0`}>
        <StateBadge state={person.state} />
      </Td>
      <Td className={`${cell} max-sm:ps-1.5`}>
        <FactorBadge person={person} />
      </Td>
      <Td className={`${cell} text-ink-soft empty:hidden max-sm:w-full sm:empty:table-cell`}>
        {person.last_seen && <LocalTime time={person.last_seen} />}
      </Td>
    </tr>
  )
}
