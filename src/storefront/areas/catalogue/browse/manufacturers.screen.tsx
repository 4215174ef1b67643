import { Factory } from 'lucide'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { listBrands } from '../../../../contract/shop/catalogue.ts'
import { localizedPath } from '../../../../domain/locales.ts'
import { MANUFACTURERS_PATH, RFQ_PATH } from '../../../../domain/paths.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { GoodsPages } from '../lists/goods-pages.tsx'
import { NothingOnPage } from '../lists/no-goods.tsx'
import { BrandFilter } from './brand-filter.tsx'
import { BrandGrid } from './brand-grid.tsx'
import { type BrandChoice, brandsPath, readBrandQuery } from './brand-query.ts'
import { LetterBar } from './letter-bar.tsx'
import { listAllBrands } from './list-all-brands.ts'

const PAGE_SIZE = 60

export const loader = screenLoader(async ({ call, url }) => {
  const choice = readBrandQuery(url.searchParams)
  const [found, all] = await Promise.all([
    call(listBrands, { ...choice, page_size: PAGE_SIZE }),
    listAllBrands(call),
  ])
  return { choice, found, letters: [...new Set(all.map(({ letter }) => letter))] }
})

export function Component() {
  const { choice, found, letters } = useLoaderData<typeof loader>()
  const t = useTranslations()
  const format = useFormat()
  const { page } = choice
  const title = t('titles.manufacturer')
  return (
    <Container size="full" className="flex flex-col gap-6 py-8">
      <Head
        title={title}
        page={page}
        listed={found.list.length}
        description={t('manufacturers.description')}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex flex-col gap-1">
          <h1 className="text-3xl">{title}</h1>
          <p className="text-ink-soft" role="status">
            {t('manufacturers.count', { count: found.total, shown: format.count(found.total) })}
          </p>
        </div>
        <BrandFilter key={choice.keyword} keyword={choice.keyword} />
      </div>
      <LetterBar letters={letters} chosen={choice.letter} />
      <Brands />
    </Container>
  )
}

function Brands() {
  const { choice, found } = useLoaderData<typeof loader>()
  const lang = useLang()
  const hrefFor = (page: number) => localizedPath(lang, brandsPath({ ...choice, page }))
  if (found.total === 0) return <NoBrands choice={choice} />
  if (found.list.length === 0) return <NothingOnPage page={choice.page} href={hrefFor(1)} />
  return (
    <>
      <BrandGrid brands={found.list} />
      <GoodsPages found={found} page={choice.page} hrefFor={hrefFor} />
    </>
  )
}

function NoBrands({ choice }: { choice: BrandChoice }) {
  const t = useTranslations()
  const isNarrowed = choice.keyword !== '' || choice.letter !== ''
  return (
    <EmptyState
      icon={<Icon of={Factory} />}
      title={isNarrowed ? t('manufacturers.none') : t('empty.no_data')}
      text={t('manufacturers.none_text')}
      action={
        <>
          {isNarrowed && (
            <Link to={MANUFACTURERS_PATH} className={buttonClass({ variant: 'primary' })}>
              {t('manufacturers.show_all')}
            </Link>
          )}
          <Link to={RFQ_PATH} className={buttonClass()}>
            {t('goods.request_quote')}
          </Link>
        </>
      }
    />
  )
}
