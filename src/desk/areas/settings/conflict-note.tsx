import { useTranslations } from 'use-intl'
import { Button } from '../../../web/ui/button.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { useSection } from './section-context.ts'

/** Beside a field that another person has changed meanwhile: both values, and a choice. */
export function ConflictNote({ name, shown }: { name: string; shown?: (value: string) => string }) {
  const t = useTranslations('desk_settings')
  const { conflicts, settle } = useSection()
  const conflict = conflicts.find(known => known.name === name)
  if (!conflict) return null
  const value = shown ? shown(conflict.value) : conflict.value
  return (
    <Notice
      tone="warning"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => settle(conflict, true)}>
            {t('take_theirs')}
          </Button>
          <Button size="sm" onClick={() => settle(conflict, false)}>
            {t('keep_mine')}
          </Button>
        </div>
      }
    >
      {t('conflict', { who: conflict.who })}{' '}
      <bdi className="font-semibold wrap-anywhere">{value || t('empty')}</bdi>
    </Notice>
  )
}
