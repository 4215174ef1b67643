import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { listBrandParts } from '../../../../contract/shop/catalogue.ts'
import { localizedPath } from '../../../../domain/locales.ts'
import { MANUFACTURERS_PATH, manufacturerPath } from '../../../../domain/paths.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Breadcrumbs } from '../../../../web/ui/breadcrumbs.tsx'
import { Container } from '../../../../web/ui/container.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { moveToProperAddress, requirePageId } from '../../../shell/page/proper-address.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { GoodsCount, useShownTotal } from '../lists/goods-count.tsx'
import { goodsCall, readCategoryQuery } from '../lists/goods-query.ts'
import { GoodsResults } from '../lists/goods-results.tsx'
import { settleChoice, slugsOf } from '../lists/settle-choice.ts'
import { toShown } from '../lists/to-shown.ts'
import { withUsualSort } from '../lists/with-usual-sort.ts'

export const loader = screenLoader(async ({ call, url, lang, params }) => {
  const id = requirePageId(params.id)
  const { choice, found } = await withUsualSort(readCategoryQuery(url.searchParams, lang), choice =>
    call(listBrandParts, { id, ...goodsCall(choice) }),
  )
  moveToProperAddress(MANUFACTURERS_PATH, id, found.brand.brand_page_url, url.search)
  return { choice: settleChoice(choice, found), found: toShown(found) }
})

export function Component() {
  const { choice, found } = useLoaderData<typeof loader>()
  const t = useTranslations()
  const lang = useLang()
  const { brand_id, brand_name: name, brand_logo, brand_page_url, goods_count } = found.brand
  const shown = useShownTotal({ total: goods_count })
  const path = manufacturerPath(brand_page_url)
  return (
    <Container size="full" className="flex flex-col gap-6 py-6">
      <Head
        title={t('results.brand_title', { name })}
        page={choice.page}
        listed={found.list.length}
        description={t('results.category_description', { name, count: goods_count, shown })}
      />
      <div className="flex flex-col gap-3">
        <Breadcrumbs
          label={t('breadcrumbs.label')}
          crumbs={[
            { label: t('titles.manufacturer'), href: localizedPath(lang, MANUFACTURERS_PATH) },
            { label: name, href: localizedPath(lang, path) },
          ]}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <img
            src={brand_logo}
            alt=""
            width="160"
            height="64"
            className="h-16 w-40 rounded-md border border-hairline bg-paper object-contain p-2"
          />
          <div>
            <h1 className="text-2xl">
              <bdi>{name}</bdi>
            </h1>
            <GoodsCount found={found} />
          </div>
        </div>
      </div>
      <GoodsResults
        key={brand_id}
        found={found}
        choice={choice}
        address={{ path, slugs: slugsOf(found), brandId: brand_id }}
        hasBrands={false}
      />
    </Container>
  )
}
