import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { StaffMember } from '../../../contract/desk/staff.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { DeskList } from '../../shell/list/desk-list.tsx'
import type { ListColumn } from '../../shell/list/list-column.ts'
import { wholeList } from '../../shell/list/list-data.ts'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { FactorBadge, RoleBadges, StateBadge } from './person-badges.tsx'
import { staffQuery } from './staff-query.ts'

export function Component() {
  const t = useTranslations('desk')
  const query = useQuery(staffQuery)
  const columns = useColumns()
  const invite = (
    <Link to="/staff/invite" data-primary-act data-new-act className={buttonClass({ variant: 'primary' })}>
      <Icon of={UserRoundPlus} />
      {t('staff.invite')}
    </Link>
  )
  return (
    <>
      <PageTitle title={t('nav.staff')} text={t('staff.text')} action={invite} />
      <DeskList
        label={t('nav.staff')}
        data={wholeList(query)}
        columns={columns}
        rowId={({ id }) => String(id)}
        empty={null}
      />
    </>
  )
}

function useColumns(): ListColumn<StaffMember>[] {
  const t = useTranslations('desk.staff')
  return useMemo(
    () => [
      { id: 'name', header: t('name'), cell: person => <PersonLink person={person} />, isWide: true },
      { id: 'roles', header: t('roles'), cell: ({ roles }) => <RoleBadges roles={roles} />, isWide: true },
      { id: 'state', header: t('state'), cell: ({ state }) => <StateBadge state={state} /> },
      { id: 'factor', header: t('factor'), cell: person => <FactorBadge person={person} /> },
      {
        id: 'last_seen',
        header: t('last_seen'),
        cell: ({ last_seen }) => last_seen && <LocalTime time={last_seen} />,
        isWide: true,
        className: 'text-ink-soft',
      },
    ],
    [t],
  )
}

function PersonLink({ person }: { person: StaffMember }) {
  return (
    <>
      <Link
        to={`/staff/${person.id}`}
        className="font-semibold text-brand underline-offset-3 hover:underline"
      >
        <bdi>{person.name}</bdi>
      </Link>
      <span className="block text-ink-soft wrap-anywhere">
        <bdi>{person.email}</bdi>
      </span>
    </>
  )
}
