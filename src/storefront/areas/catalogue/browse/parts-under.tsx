import { PackageSearch } from 'lucide'
import { useTranslations } from 'use-intl'
import type { listPartIndex } from '../../../../contract/shop/catalogue.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { localizedPath } from '../../../../domain/locales.ts'
import { PART_INDEX_PATH, partIndexPath, partPath, RFQ_PATH } from '../../../../domain/paths.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Link } from '../../../../web/i18n/link.tsx'
import { Breadcrumbs } from '../../../../web/ui/breadcrumbs.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { GoodsCount } from '../lists/goods-count.tsx'
import { GoodsPages } from '../lists/goods-pages.tsx'
import { NothingOnPage } from '../lists/no-goods.tsx'

type Found = CallData<typeof listPartIndex>

/** A page of an index: part numbers in columns that read downwards. */
export function PartsUnder({ found }: { found: Found }) {
  const t = useTranslations()
  const lang = useLang()
  const { name, page } = found
  const isOther = name === 'other'
  const title = isOther ? t('products.under_other') : t('products.under', { name })
  const hrefFor = (number: number) => localizedPath(lang, partIndexPath(name, number))
  return (
    <Container size="full" className="flex flex-col gap-6 py-8">
      <Head
        title={title}
        page={page}
        listed={found.list.length}
        description={t('products.under_description', { title })}
        properPath={partIndexPath(name, page)}
      />
      <div className="flex flex-col gap-2">
        <Breadcrumbs
          label={t('breadcrumbs.label')}
          crumbs={[
            { label: t('titles.products'), href: localizedPath(lang, PART_INDEX_PATH) },
            { label: isOther ? t('footer.other') : name, href: hrefFor(page) },
          ]}
        />
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="text-2xl">{title}</h1>
          <GoodsCount found={found} />
        </div>
      </div>
      <Numbers found={found} hrefFor={hrefFor} />
    </Container>
  )
}

function Numbers({ found, hrefFor }: { found: Found; hrefFor: (page: number) => string }) {
  if (found.total === 0) return <NoNumbers />
  if (found.list.length === 0) return <NothingOnPage page={found.page} href={hrefFor(1)} />
  return (
    <>
      <ul className="gap-x-8 sm:columns-2 lg:columns-3 xl:columns-4">
        {found.list.map(({ part_number, brand_name, goods_page_url }) => (
          <li key={goods_page_url} className="break-inside-avoid">
            <Link
              to={partPath(goods_page_url)}
              className="border-hairline hover:bg-bench flex min-h-11 flex-wrap items-baseline justify-between gap-x-3 border-b px-2 py-1.5"
            >
              <span className="text-brand min-w-0">
                <PartNumber value={part_number} size="sm" />
              </span>
              <bdi className="text-ink-soft text-sm">{brand_name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <GoodsPages found={found} page={found.page} hrefFor={hrefFor} />
    </>
  )
}

function NoNumbers() {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<Icon of={PackageSearch} />}
      title={t('products.none')}
      text={t('products.none_text')}
      action={
        <>
          <Link to={PART_INDEX_PATH} className={buttonClass({ variant: 'primary' })}>
            {t('titles.products')}
          </Link>
          <Link to={RFQ_PATH} className={buttonClass()}>
            {t('goods.request_quote')}
          </Link>
        </>
      }
    />
  )
}
