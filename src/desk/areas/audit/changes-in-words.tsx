import { ArrowRight } from 'lucide'
import { useTranslations } from 'use-intl'
import type { AuditEntry } from '../../../contract/desk/audit.ts'
import { Icon } from '../../../web/ui/icon.tsx'
import { useAuditWords } from './use-audit-words.ts'

/** Before and after, in words. */
export function ChangesInWords({ changes }: Pick<AuditEntry, 'changes'>) {
  return (
    <dl className="flex flex-col gap-1">
      {Object.entries(changes).map(([field, [before, after]]) => (
        <AuditChange key={field} field={field} before={before} after={after} />
      ))}
    </dl>
  )
}

type AuditChangeProps = { field: string; before: unknown; after: unknown }

function AuditChange({ field, before, after }: AuditChangeProps) {
  const t = useTranslations('desk')
  const { sayField, sayValue } = useAuditWords()
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-soft">{sayField(field)}</dt>
      <dd className="flex flex-wrap items-center gap-x-1.5">
        {isPersonal(before, after) ? (
          t('audit.changed')
        ) : (
          <>
            <bdi>{sayValue(field, before)}</bdi>
            <Icon of={ArrowRight} label={t('audit.becomes')} className="size-3.5 text-ink-soft flip-rtl" />
            <bdi className="font-semibold">{sayValue(field, after)}</bdi>
          </>
        )}
      </dd>
    </div>
  )
}

/** Personal values are not recorded, only that they changed. */
function isPersonal(before: unknown, after: unknown): boolean {
  return before === '' && after === 'changed'
}
