import { Sparkles } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { listFeatured } from '../../../../contract/shop/catalogue.ts'
import type { FeaturedGroup, Goods } from '../../../../contract/shop/goods.ts'
import { localizedPath } from '../../../../domain/locales.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { readPage } from '../../../shell/page/read-page.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { GoodsPages } from '../lists/goods-pages.tsx'
import { NothingOnPage } from '../lists/no-goods.tsx'
import { FeaturedCard } from './featured-card.tsx'

export const loader = screenLoader(async ({ call, url }) => {
  const page = readPage(url.searchParams.get('page')) ?? 1
  const { list, ...found } = await call(listFeatured, { page })
  return { page, found, groups: list.filter(isGroup) }
})

function isGroup(item: Goods | FeaturedGroup): item is FeaturedGroup {
  return 'featured_page_url' in item
}

export function Component() {
  const t = useTranslations()
  return (
    <Container size="full" className="flex flex-col gap-6 py-8">
      <Head description={t('featured.description')} />
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
    localizedPath(lang, number > 1 ? `/featured?page=${number}` : '/featured')
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
      icon={<Sparkles />}
      title={t('empty.no_data')}
      text={t('featured.none_text')}
      action={
        <Link to="/category" className={buttonClass({ variant: 'primary' })}>
          {t('results.browse')}
        </Link>
      }
    />
  )
}
