import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { SettingSection } from '../../../contract/desk/settings.ts'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { LastChange } from './last-change.tsx'
import { settingsQuery } from './settings-query.ts'

export function Component() {
  const t = useTranslations('desk_settings')
  const { data, error, refetch } = useQuery(settingsQuery)
  return (
    <>
      <PageTitle title={t('title')} text={t('text')} />
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data && (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {data.map(({ id, changed }) => (
            <SectionLink key={id} id={id} changed={changed} />
          ))}
          <SectionLink id="mails" changed={null} />
        </ul>
      )}
    </>
  )
}

type SectionLinkProps = { id: SettingSection['id'] | 'mails'; changed: SettingSection['changed'] }

function SectionLink({ id, changed }: SectionLinkProps) {
  const t = useTranslations('desk_settings')
  return (
    <li data-row className="relative rounded-md border border-hairline bg-paper p-4 hover:border-brand">
      <Link
        to={`/settings/${id}`}
        className="font-semibold text-brand underline-offset-3 before:absolute before:inset-0 hover:underline"
      >
        {t(`sections.${id}`)}
      </Link>
      <p className="mt-1 text-sm text-ink-soft">{t(`about.${id}`)}</p>
      <LastChange changed={changed} />
    </li>
  )
}
