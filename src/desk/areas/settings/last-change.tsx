import { useTranslations } from 'use-intl'
import type { LastSettingChange, SettingSection } from '../../../contract/desk/settings.ts'
import { useLocalTime } from '../../../web/i18n/use-local-time.ts'

export function LastChange({ changed }: Pick<SettingSection, 'changed'>) {
  return changed && <ChangedBy changed={changed} />
}

function ChangedBy({ changed }: { changed: LastSettingChange }) {
  const t = useTranslations()
  const time = useLocalTime(changed.time)
  const who = changed.is_staff ? changed.who : t('desk.actors.shell')
  return <p className="mt-2 text-sm text-ink-soft">{t('desk_settings.changed_by', { who, time })}</p>
}
