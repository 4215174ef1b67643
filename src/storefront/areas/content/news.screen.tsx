import { Newspaper } from 'lucide'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { listNews, listNewsTags } from '../../../contract/shop/news.ts'
import { localizedPath } from '../../../domain/locales.ts'
import { idOfPageUrl } from '../../../domain/page-url.ts'
import { CATEGORIES_PATH, NEWS_PATH } from '../../../domain/paths.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { Link } from '../../../web/i18n/link.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { buttonClass } from '../../../web/ui/button-class.ts'
import { Container } from '../../../web/ui/container.tsx'
import { EmptyState } from '../../../web/ui/empty-state.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { Head } from '../../shell/chrome/head.tsx'
import { readPage } from '../../shell/page/read-page.ts'
import { screenLoader } from '../../shell/page/screen-loader.ts'
import { GoodsPages } from '../catalogue/lists/goods-pages.tsx'
import { NothingOnPage } from '../catalogue/lists/no-goods.tsx'
import { NewsCard } from './news-card.tsx'
import { NewsFeedHint, NewsFeedLink } from './news-feed.tsx'
import { newsPath } from './news-path.ts'

const PAGE_SIZE = 12
/**
 * The newest takes two by two cells in three columns, so that twelve articles fill the grid; with fewer than
 * three it would be alone.
 */
const LEAD_FROM = 3
const CHIP =
  'border-hairline hover:border-brand hover:text-brand inline-flex min-h-9 items-center gap-1.5 rounded-full border px-4 text-sm aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-white'

export const loader = screenLoader(async ({ call, url }) => {
  const page = readPage(url.searchParams.get('page')) ?? 1
  const tag = idOfPageUrl(url.searchParams.get('tag') ?? '') ?? undefined
  const [found, tags] = await Promise.all([
    call(listNews, { page, tag, page_size: PAGE_SIZE }),
    call(listNewsTags),
  ])
  return { page, found, tags, chosen: tags.find(({ id }) => id === tag), isTagged: tag !== undefined }
})

export function Component() {
  const { page, found, tags, chosen } = useLoaderData<typeof loader>()
  const t = useTranslations()
  const name = chosen ? `${t('titles.news')}: ${chosen.name}` : t('titles.news')
  return (
    <Container size="full" className="flex flex-col gap-6 py-8">
      <Head title={name} page={page} listed={found.list.length} description={t('news.description')} />
      <NewsFeedHint />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl">{t('titles.news')}</h1>
        <NewsFeedLink />
      </div>
      {tags.length > 0 && <TagLinks tags={tags} chosenId={chosen?.id} />}
      <Articles />
    </Container>
  )
}

type TagLinksProps = { tags: readonly { id: number; name: string; count: number }[]; chosenId?: number }

function TagLinks({ tags, chosenId }: TagLinksProps) {
  const t = useTranslations('news')
  const format = useFormat()
  return (
    <nav aria-label={t('tags')}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Link to={NEWS_PATH} aria-current={chosenId === undefined ? 'page' : undefined} className={CHIP}>
            {t('all')}
          </Link>
        </li>
        {tags.map(({ id, name, count }) => (
          <li key={id}>
            <Link to={newsPath(id, 1)} aria-current={id === chosenId ? 'page' : undefined} className={CHIP}>
              {name}
              <span className="ltr-value opacity-75">{format.count(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Articles() {
  const { page, found, chosen, isTagged } = useLoaderData<typeof loader>()
  const lang = useLang()
  const hrefFor = (number: number) => localizedPath(lang, newsPath(chosen?.id, number))
  if (found.total === 0) return <NoNews isTagged={isTagged} />
  if (found.list.length === 0) return <NothingOnPage page={page} href={hrefFor(1)} />
  const hasLead = page === 1 && !isTagged && found.list.length >= LEAD_FROM
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {found.list.map((item, index) => {
          const isLead = hasLead && index === 0
          return (
            <li key={item.id} className={isLead ? 'min-w-0 sm:col-span-2 md:row-span-2' : 'min-w-0'}>
              <NewsCard item={item} level="h2" hasSummary isLead={isLead} />
            </li>
          )
        })}
      </ul>
      <GoodsPages found={found} page={page} hrefFor={hrefFor} />
    </>
  )
}

function NoNews({ isTagged }: { isTagged: boolean }) {
  const t = useTranslations()
  const way = isTagged
    ? { to: NEWS_PATH, label: t('news.all') }
    : { to: CATEGORIES_PATH, label: t('results.browse') }
  return (
    <EmptyState
      icon={<Icon of={Newspaper} />}
      title={t('empty.no_data')}
      text={isTagged ? t('news.none_tagged_text') : t('news.none_text')}
      action={
        <Link to={way.to} className={buttonClass({ variant: 'primary' })}>
          {way.label}
        </Link>
      }
    />
  )
}
