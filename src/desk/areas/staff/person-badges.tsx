import { useTranslations } from 'use-intl'
import type { StaffMember } from '../../../contract/desk/staff.ts'
import type { Role } from '../../../domain/rights.ts'
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

export function FactorBadge({ isOn }: { isOn: boolean }) {
  const t = useTranslations('desk.staff')
  return <Badge tone={isOn ? 'neutral' : 'low'}>{t(isOn ? 'factor_on' : 'factor_off')}</Badge>
}
