import { Search } from 'lucide'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Corrected, searchParts } from '../../../../contract/shop/catalogue.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { CATEGORIES_PATH, SEARCH_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { GoodsCount, useShownTotal } from '../lists/goods-count.tsx'
import {
  type GoodsChoice,
  goodsCall,
  isTooShort,
  readCategoryQuery,
  readKeyword,
} from '../lists/goods-query.ts'
import { GoodsResults } from '../lists/goods-results.tsx'
import { slugsOf } from '../lists/settle-choice.ts'
import { toShown } from '../lists/to-shown.ts'
import { useNarrowing } from '../lists/use-narrowing.ts'
import { withUsualSort } from '../lists/with-usual-sort.ts'
import { NothingFound } from './nothing-found.tsx'
import { isWhole, settleSearch } from './settle-search.ts'
import { UnderstoodBar } from './understood-bar.tsx'
import { UnderstoodOffer } from './understood-offer.tsx'

export const loader = screenLoader(async ({ call, url, lang }) => {
  const keyword = readKeyword(url.searchParams)
  const asked = readCategoryQuery(url.searchParams, lang)
  const isOurs = asked.understood === undefined
  if (isTooShort(keyword)) return { keyword, choice: asked, found: null, isOurs }
  const { choice, found } = await withUsualSort(asked, choice =>
    call(searchParts, { keyword, ...goodsCall(choice), understood: choice.understood }),
  )
  return { keyword, choice: settleSearch(choice, found), found: toShown(found), isOurs }
})

export function Component() {
  const { keyword, choice, found, isOurs } = useLoaderData<typeof loader>()
  const t = useTranslations()
  return (
    <Container size="full" className="flex flex-col gap-6 py-6">
      <Head title={keyword ? t('results.title', { keyword }) : undefined} isEmpty={!found?.total} />
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-2xl">
          {keyword ? t.rich('results.heading', { keyword, q: quoted }) : t('titles.search')}
        </h1>
        {found && found.total > 0 && <Count found={found} />}
        {found?.corrected?.map(one => (
          <CorrectedName key={one.typed} {...one} />
        ))}
      </div>
      {found ? <Results keyword={keyword} choice={choice} found={found} isOurs={isOurs} /> : <TooShort />}
    </Container>
  )
}

type ResultsProps = {
  keyword: string
  choice: GoodsChoice
  found: ReturnType<typeof toShown<CallData<typeof searchParts>>>
  isOurs: boolean
}

function Results({ keyword, choice, found, isOurs }: ResultsProps) {
  const { understood, understood_in: places, or_understood: offer } = found
  const isRead = understood !== undefined && places !== undefined
  const isSettled = isRead && !found.several_readings
  const slugs = found.several_readings ? undefined : slugsOf(found)
  const address = { path: SEARCH_PATH, keyword, slugs }
  const hrefWith = useNarrowing(address, choice)
  const shown = understood?.filter(one => !isSettled || isWhole(choice, one)) ?? []
  return (
    <>
      {offer && <UnderstoodOffer offer={offer} choice={choice} hrefWith={hrefWith} />}
      <GoodsResults
        found={found}
        choice={choice}
        address={address}
        empty={<NothingFound keyword={keyword} near={found.did_you_mean ?? []} fewer={found.fewer_words} />}
        reading={
          isRead
            ? {
                slugs: new Set(isSettled ? shown.map(({ slug }) => slug) : []),
                isOurs: isOurs || !isSettled,
                bar: (
                  <UnderstoodBar
                    understood={shown}
                    places={places}
                    total={found.total}
                    choice={choice}
                    hrefWith={hrefWith}
                    isOurs={isOurs}
                    isSettled={isSettled}
                  />
                ),
              }
            : undefined
        }
      />
    </>
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

/** A misspelled name is never mended silently. */
function CorrectedName({ typed, read }: Corrected) {
  const t = useTranslations('left_out')
  return (
    <p role="status" className="text-ink-soft">
      {t.rich('corrected', { typed, read, q: quoted })}
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
      icon={<Icon of={Search} />}
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
