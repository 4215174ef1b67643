import { useTranslations } from 'use-intl'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { useMay } from '../../shell/session/me.ts'
import { BackToSettings } from './back-to-settings.tsx'
import { FailedMails } from './failed-mails.tsx'
import { MailPreview } from './mail-preview.tsx'

export function Component() {
  const t = useTranslations('desk_settings')
  const mayEdit = useMay()('settings.edit')
  return (
    <>
      <BackToSettings />
      <PageTitle title={t('sections.mails')} text={t('about.mails')} />
      <div className="flex flex-col gap-5">
        {mayEdit && <FailedMails />}
        <MailPreview />
      </div>
    </>
  )
}
