import { Rss } from 'lucide'
import { useTranslations } from 'use-intl'
import { localizedPath } from '../../../domain/locales.ts'
import { NEWS_FEED_PATH } from '../../../domain/paths.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { useSite } from '../../shell/page/site-data.ts'

/** Lets feed readers discover the feed of a page. */
export function NewsFeedHint() {
  const t = useTranslations()
  const lang = useLang()
  const home = useSite()?.config.website_home ?? ''
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={t('titles.news')}
      href={home + localizedPath(lang, NEWS_FEED_PATH)}
    />
  )
}

export function NewsFeedLink() {
  const t = useTranslations('news')
  return (
    <a
      href={localizedPath(useLang(), NEWS_FEED_PATH)}
      type="application/rss+xml"
      // Its URL looks like that of an article.
      data-reload=""
      className="text-brand inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold hover:underline"
    >
      <Icon of={Rss} className="size-4" />
      {t('rss')}
    </a>
  )
}
