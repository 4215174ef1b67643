import { useTranslations } from 'use-intl'
import type { SettingSection } from '../../../contract/desk/settings.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'

export function LastChange({ changed }: Pick<SettingSection, 'changed'>) {
  const t = useTranslations()
  if (!changed) return null
  const who = changed.is_staff ? changed.who : t('desk.actors.shell')
  return (
    <p className="mt-2 text-sm text-ink-soft">
      {t('desk_settings.changed_by', { who })} <LocalTime time={changed.time} />
    </p>
  )
}
