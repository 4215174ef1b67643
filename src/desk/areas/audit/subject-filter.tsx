import { X } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '../../../web/ui/icon.tsx'
import { IconButton } from '../../../web/ui/icon-button.tsx'
import { useListAddress } from '../../shell/list/list-address.ts'

/** Says that only the entries of one record are listed, which records link to. Removes the filter. */
export function SubjectFilter({ name }: { name: string | undefined }) {
  const t = useTranslations('desk.audit')
  const { get, setAll } = useListAddress()
  const [kind, id] = [get('kind'), get('id')]
  if (kind === undefined && id === undefined) return null
  const shown = name ?? id ?? kind ?? ''
  return (
    <span className="inline-flex min-h-9 items-center rounded-md border border-brand bg-brand-soft ps-3 text-sm text-brand">
      {t('only', { name: shown })}
      <IconButton
        size="sm"
        label={t('show_all')}
        icon={<Icon of={X} />}
        onClick={() => setAll({ kind: '', id: '' })}
      />
    </span>
  )
}
