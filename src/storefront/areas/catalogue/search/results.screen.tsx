import { Search } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { searchParts } from '../../../../contract/shop/catalogue.ts'
import { CATEGORIES_PATH, SEARCH_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { GoodsCount, useShownTotal } from '../lists/goods-count.tsx'
import { goodsCall, isTooShort, readGoodsQuery, readKeyword } from '../lists/goods-query.ts'
import { GoodsResults } from '../lists/goods-results.tsx'
import { NothingFound } from './nothing-found.tsx'

export const loader = screenLoader(async ({ call, url }) => {
  const keyword = readKeyword(url.searchParams)
  const choice = readGoodsQuery(url.searchParams)
  const found = isTooShort(keyword) ? null : await call(searchParts, { keyword, ...goodsCall(choice) })
  return { keyword, choice, found }
})

export function Component() {
  const { keyword, choice, found } = useLoaderData<typeof loader>()
  const t = useTranslations()
  return (
    <Container size="full" className="flex flex-col gap-6 py-6">
      <Head title={keyword ? t('results.title', { keyword }) : undefined} isEmpty={!found?.total} />
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-2xl">
          {keyword ? t.rich('results.heading', { keyword, q: quoted }) : t('titles.search')}
        </h1>
        {found && found.total > 0 && <Count found={found} />}
      </div>
      {found ? (
        <GoodsResults
          found={found}
          choice={choice}
          address={{ path: SEARCH_PATH, keyword }}
          empty={<NothingFound keyword={keyword} near={found.did_you_mean ?? []} />}
        />
      ) : (
        <TooShort />
      )}
    </Container>
  )
}

type Counted = { total: number; total_capped?: true; left_out?: string[] }

/** Says which words of the search the results do not match. */
function Count({ found }: { found: Counted }) {
  const t = useTranslations('left_out')
  const shown = useShownTotal(found)
  if (!found.left_out) return <GoodsCount found={found} />
  const words = found.left_out.join(' · ')
  return (
    <p role="status" className="text-ink-soft">
      {t.rich('without', { words, count: found.total, shown, q: quoted })}
    </p>
  )
}

function quoted(keyword: React.ReactNode) {
  return <bdi className="font-mono wrap-anywhere">{keyword}</bdi>
}

function TooShort() {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<Search />}
      title={t('errors.keyword_too_short')}
      text={t('results.too_short_text')}
      action={
        <Link to={CATEGORIES_PATH} className={buttonClass({ variant: 'primary' })}>
          {t('results.browse')}
        </Link>
      }
    />
  )
}
