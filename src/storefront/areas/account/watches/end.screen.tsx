import { useTranslations } from 'use-intl'
import { endAllWatches } from '../../../../contract/shop/watches.ts'
import { CardPage } from '../../../shell/chrome/card-page.tsx'
import { PressedLink } from '../mailed-links/pressed-link.tsx'
import { ToParts } from './to-parts.tsx'

/** Waits for a click, because mail scanners open links: an alert that is lost is not noticed. */
export function Component() {
  const t = useTranslations()
  return (
    <PressedLink
      endpoint={endAllWatches}
      title={t('titles.watch_end')}
      press={{ text: t('watch.end_press'), button: t('watch.end'), busy: t('watch.ending') }}
      noLinkText={t('watch.no_link')}
      failed={{ title: t('watch.end_failed'), text: t('watch.end_failed_text') }}
      done={
        <CardPage isOutcome title={t('watch.ended')} text={t('watch.ended_text')}>
          <ToParts />
        </CardPage>
      }
      askAnew={<ToParts />}
    />
  )
}
