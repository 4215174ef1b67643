import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '../session/me.ts'

/** The entries of one record in the audit log, by filters of that list. */
export function AuditLink({ filters }: { filters: Record<string, string> }) {
  const t = useTranslations('desk.audit')
  const may = useMay()
  if (!may('audit.read')) return null
  return (
    <Link
      to={`/audit?${new URLSearchParams(filters)}`}
      className="mt-3 inline-flex min-h-6 items-center text-sm text-brand underline-offset-3 hover:underline"
    >
      {t('of_record')}
    </Link>
  )
}
