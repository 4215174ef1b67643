import { Sparkles } from 'lucide'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { listFeatured } from '../../../../contract/shop/catalogue.ts'
import type { FeaturedGroup, Goods } from '../../../../contract/shop/goods.ts'
import { localizedPath } from '../../../../domain/locales.ts'
import { CATEGORIES_PATH, FEATURED_PATH, featuredGroupPath } from '../../../../domain/paths.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { readPage } from '../../../shell/page/read-page.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { GoodsPages } from '../lists/goods-pages.tsx'
import { NothingOnPage } from '../lists/no-goods.tsx'

export const loader = screenLoader(async ({ call, url }) => {
  const page = readPage(url.searchParams.get('page')) ?? 1
  const { list, ...found } = await call(listFeatured, { page })
  return { page, found, groups: list.filter(isGroup) }
})

function isGroup(item: Goods | FeaturedGroup): item is FeaturedGroup {
  return 'featured_page_url' in item
}

export function Component() {
  const { page, groups } = useLoaderData<typeof loader>()
  const t = useTranslations()
  return (
    <Container size="full" className="flex flex-col gap-6 py-8">
      <Head page={page} listed={groups.length} description={t('featured.description')} />
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{t('titles.featured')}</h1>
        <p className="text-ink-soft max-w-prose">{t('featured.lead')}</p>
      </div>
      <Groups />
    </Container>
  )
}

function Groups() {
  const { page, found, groups } = useLoaderData<typeof loader>()
  const lang = useLang()
  const hrefFor = (number: number) =>
    localizedPath(lang, number > 1 ? `${FEATURED_PATH}?page=${number}` : FEATURED_PATH)
  if (found.total === 0) return <NoGroups />
  if (groups.length === 0) return <NothingOnPage page={page} href={hrefFor(1)} />
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {groups.map(group => (
          <li key={group.id} className="min-w-0">
            <FeaturedCard group={group} />
          </li>
        ))}
      </ul>
      <GoodsPages found={found} page={page} hrefFor={hrefFor} />
    </>
  )
}

function NoGroups() {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<Icon of={Sparkles} />}
      title={t('empty.no_data')}
      text={t('featured.none_text')}
      action={
        <Link to={CATEGORIES_PATH} className={buttonClass({ variant: 'primary' })}>
          {t('results.browse')}
        </Link>
      }
    />
  )
}

function FeaturedCard({ group }: { group: FeaturedGroup }) {
  const t = useTranslations('results')
  const format = useFormat()
  const { title, intro, image, goods_count: count } = group
  return (
    <article className="border-hairline hover:border-brand relative flex h-full flex-col overflow-hidden rounded-md border transition-colors duration-150">
      {image && (
        <img
          src={image}
          alt=""
          width="640"
          height="320"
          loading="lazy"
          className="aspect-2/1 w-full object-cover"
        />
      )}
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="text-lg">
          <Link
            to={featuredGroupPath(group.featured_page_url)}
            className="hover:text-brand after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
          >
            {title}
          </Link>
        </h2>
        <p className="text-ink-soft">{intro}</p>
        <p className="text-brand mt-auto text-sm font-semibold">
          {t('count', { count, shown: format.count(count) })}
        </p>
      </div>
    </article>
  )
}
