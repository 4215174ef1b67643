import { useTranslations } from 'use-intl'
import type { NewsItem } from '../../../../contract/shop/news.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'

export function RelatedNews({ news }: { news: readonly NewsItem[] }) {
  const t = useTranslations('product')
  const format = useFormat()
  if (news.length === 0) return null
  return (
    <section className="print:hidden">
      <h2 className="mb-3 text-xl">{t('related_news')}</h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {news.map(({ id, title, news_page_url, publish_time }) => (
          <li key={id}>
            <Link
              to={`/news/${news_page_url}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 hover:text-brand hover:underline"
            >
              <span>{title}</span>
              <time dateTime={publish_time} className="text-sm text-ink-soft">
                {format.date(publish_time)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
