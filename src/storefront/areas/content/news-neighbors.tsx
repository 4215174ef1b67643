import { ArrowLeft, ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { News } from '../../../contract/shop/news.ts'
import { articlePath } from '../../../domain/paths.ts'
import { Link } from '../../../web/i18n/link.tsx'
import { Icon } from '../../../web/ui/icon.tsx'

/** `prev` was published before this article, `next` after it. */
export function NewsNeighbors({ prev, next }: Pick<News, 'prev' | 'next'>) {
  const t = useTranslations('news')
  if (!prev && !next) return null
  return (
    <nav aria-label={t('more')} className="mx-auto grid max-w-[46rem] gap-4 sm:grid-cols-2">
      {prev && (
        <Neighbor news={prev} rel="prev">
          <Icon of={ArrowLeft} className="flip-rtl size-4" />
          {t('previous')}
        </Neighbor>
      )}
      {next && (
        <Neighbor news={next} rel="next">
          {t('next')}
          <Icon of={ArrowRight} className="flip-rtl size-4" />
        </Neighbor>
      )}
    </nav>
  )
}

type NeighborProps = { news: NonNullable<News['prev']>; rel: 'prev' | 'next'; children: ReactNode }

function Neighbor({ news, rel, children }: NeighborProps) {
  const side = rel === 'next' ? 'sm:col-start-2 sm:items-end sm:text-end' : ''
  return (
    <Link
      to={articlePath(news.news_page_url)}
      rel={rel}
      className={`border-hairline hover:border-brand flex flex-col gap-1 rounded-md border p-4 transition-colors duration-150 ${side}`}
    >
      <span className="text-ink-soft flex items-center gap-1.5 text-sm">{children}</span>
      <span className="text-brand font-semibold">{news.title}</span>
    </Link>
  )
}
