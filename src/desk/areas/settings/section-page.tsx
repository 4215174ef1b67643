import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SettingSection } from '../../../contract/desk/settings.ts'
import { BackLink } from '../../shell/page/back-link.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { settingsQuery } from './settings-query.ts'

type SectionPageProps = {
  id: SettingSection['id']
  children: (section: SettingSection) => ReactNode
}

/** The frame of one section of the settings. */
export function SectionPage({ id, children }: SectionPageProps) {
  const t = useTranslations('desk_settings')
  const nav = useTranslations('desk.nav')
  const { data, error, refetch } = useQuery(settingsQuery)
  const section = data?.find(known => known.id === id)
  return (
    <>
      <BackLink to="/settings">{nav('settings')}</BackLink>
      <PageTitle title={t(`sections.${id}`)} text={t(`about.${id}`)} />
      {error && !section && <LoadingFailed error={error} onRetry={refetch} />}
      {!section && !error && <LoadingRows />}
      {section && children(section)}
    </>
  )
}
