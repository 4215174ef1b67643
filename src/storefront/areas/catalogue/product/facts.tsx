import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { GoodsDetail } from '../../../../contract/shop/goods.ts'
import { categoryPath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Datasheet, hasDatasheet } from '../lists/datasheet.tsx'

const LINK = 'inline-flex min-h-6 items-center gap-1.5 text-brand hover:underline'

/** Facts that buyers check before ordering. Unknown ones are left out. */
export function Facts({ goods }: { goods: GoodsDetail }) {
  const t = useTranslations()
  const format = useFormat()
  const { weight_g } = goods
  return (
    <section>
      <h2 className="sr-only">{t('product.details')}</h2>
      <dl className="grid grid-cols-[minmax(8rem,auto)_minmax(0,1fr)] text-sm leading-6">
        <Fact name={t('goods.package')}>{goods.packaging && <bdi>{goods.packaging}</bdi>}</Fact>
        <Fact name={t('filters.category')}>
          {goods.category_page_url && (
            <Link to={categoryPath(goods.category_page_url)} className={LINK}>
              {goods.category_name}
            </Link>
          )}
        </Fact>
        <Fact name={t('product.rohs')}>{t(`product.rohs_${goods.rohs}`)}</Fact>
        <Fact name={t('product.batch')}>{goods.batch && <bdi>{goods.batch}</bdi>}</Fact>
        <Fact name={t('product.weight')}>
          {weight_g > 0 && t('product.weight_value', { g: format.count(weight_g) })}
        </Fact>
        <Fact name={t('product.datasheet')}>
          {hasDatasheet(goods) && (
            <Datasheet href={goods.datasheet} className={LINK}>
              {t('product.datasheet_open')}
            </Datasheet>
          )}
        </Fact>
        <Fact name={t('product.updated')}>
          <time dateTime={goods.update_time}>{format.date(goods.update_time)}</time>
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="col-span-2 grid grid-cols-subgrid gap-x-4 border-b border-hairline py-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
