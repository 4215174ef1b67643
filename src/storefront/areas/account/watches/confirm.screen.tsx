import { useTranslations } from 'use-intl'
import { confirmWatch } from '../../../../contract/shop/watches.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { CardPage } from '../../../shell/chrome/card-page.tsx'
import { PressedLink } from '../mailed-links/pressed-link.tsx'
import { ToParts } from './to-parts.tsx'

export function Component() {
  const t = useTranslations()
  return (
    <PressedLink
      endpoint={confirmWatch}
      title={t('titles.watch_confirm')}
      press={{
        text: t('watch.confirm_press'),
        button: t('watch.confirm'),
        busy: t('watch.confirming'),
      }}
      noLinkText={t('watch.no_link')}
      failed={{
        title: t('watch.confirm_failed'),
        text: t('watch.confirm_failed_text', { days: LIMITS.subscribeLinkDays }),
      }}
      done={
        <CardPage isOutcome title={t('watch.confirmed')} text={t('watch.confirmed_text')}>
          <ToParts />
        </CardPage>
      }
      askAnew={<ToParts />}
    />
  )
}
