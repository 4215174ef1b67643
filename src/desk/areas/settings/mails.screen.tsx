import { useTranslations } from 'use-intl'
import { BackLink } from '../../shell/page/back-link.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { useMay } from '../../shell/session/me.ts'
import { FailedMails } from './failed-mails.tsx'
import { MailPreview } from './mail-preview.tsx'

export function Component() {
  const t = useTranslations('desk_settings')
  const nav = useTranslations('desk.nav')
  const mayEdit = useMay()('settings.edit')
  return (
    <>
      <BackLink to="/settings">{nav('settings')}</BackLink>
      <PageTitle title={t('sections.mails')} text={t('about.mails')} />
      <div className="flex flex-col gap-5">
        {mayEdit && <FailedMails />}
        <MailPreview />
      </div>
    </>
  )
}
