import { useTranslations } from 'use-intl'
import { needsSecondFactor, ROLES, type Role } from '../../../domain/rights.ts'
import { CheckField } from '../../../web/forms/check-field.tsx'
import type { FormValues } from '../../../web/forms/read-form.ts'

export function RoleFields({ roles }: { roles: readonly Role[] }) {
  const t = useTranslations()
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">{t('desk.staff.roles')}</legend>
      {ROLES.map(role => (
        <CheckField
          key={role}
          name={fieldOf(role)}
          defaultChecked={roles.includes(role)}
          label={
            <>
              <span className="font-semibold">{t(`desk.roles.${role}`)}</span>
              <span className="block text-sm text-ink-soft">
                {t(`desk_staff.role_texts.${role}`)}{' '}
                {needsSecondFactor([role]) && t('desk.staff.needs_factor')}
              </span>
            </>
          }
        />
      ))}
    </fieldset>
  )
}

/** The name and the chosen roles of a form with RoleFields. */
export function withRoles(typed: FormValues): Record<string, unknown> {
  return { ...typed, roles: ROLES.filter(role => typed[fieldOf(role)] === true) }
}

/** As fields of a form that is compared. */
export function roleFieldsOf(roles: readonly Role[]): Record<string, string> {
  return Object.fromEntries(ROLES.map(role => [fieldOf(role), String(roles.includes(role))]))
}

export function roleOf(field: string): Role | undefined {
  return ROLES.find(role => fieldOf(role) === field)
}

function fieldOf(role: Role): string {
  return `role-${role}`
}
