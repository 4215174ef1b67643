import { useTranslations } from 'use-intl'
import type { NewsItem } from '../../../contract/shop/news.ts'
import { NewsCard } from '../content/news-card.tsx'
import { Section } from './section.tsx'

export function LatestNews({ news }: { news: readonly NewsItem[] }) {
  const t = useTranslations()
  if (news.length === 0) return null
  return (
    <Section title={t('home.news')} more={{ to: '/news', label: t('news.all') }} className="bg-bench">
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {news.map(item => (
          <li key={item.id} className="min-w-0">
            <NewsCard item={item} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
