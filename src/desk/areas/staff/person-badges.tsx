import { useTranslations } from 'use-intl'
import type { StaffMember } from '../../../contract/desk/staff.ts'
import { needsSecondFactor, type Role } from '../../../domain/rights.ts'
import { Badge } from '../../../web/ui/badge.tsx'

export function RoleBadges({ roles }: { roles: readonly Role[] }) {
  const t = useTranslations('desk.roles')
  return (
    <ul className="flex flex-wrap gap-1.5">
      {roles.map(role => (
        <li key={role} className="flex">
          <Badge tone="brand">{t(role)}</Badge>
        </li>
      ))}
    </ul>
  )
}

const STATE_TONES = { invited: 'low', active: 'neutral', disabled: 'error' } as const

export function StateBadge({ state }: Pick<StaffMember, 'state'>) {
  const t = useTranslations('desk.states')
  return <Badge tone={STATE_TONES[state]}>{t(state)}</Badge>
}

export function FactorBadge({ person }: { person: Pick<StaffMember, 'has_factor' | 'roles'> }) {
  const t = useTranslations('desk.staff')
  const isMissing = !person.has_factor && needsSecondFactor(person.roles)
  return (
    <Badge tone={isMissing ? 'low' : 'neutral'}>{t(person.has_factor ? 'factor_on' : 'factor_off')}</Badge>
  )
}
