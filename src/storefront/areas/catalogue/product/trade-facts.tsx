import { useTranslations } from 'use-intl'
import type { GoodsDetail } from '../../../../contract/shop/goods.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'

/** The data that customs and production ask for. Unknown values are shown as such, because buyers look for them. */
export function TradeFacts({ goods }: { goods: GoodsDetail }) {
  const t = useTranslations('trade_data')
  const { origin_name, hs_code, eccn, msl } = goods
  const facts = { lifecycle: useLifecycle(goods), origin: origin_name, hs_code, eccn, msl }
  const names = ['lifecycle', 'origin', 'hs_code', 'eccn', 'msl'] as const
  return (
    <section>
      <h2 className="mb-2 text-xl">{t('title')}</h2>
      <dl className="grid grid-cols-[minmax(8rem,40%)_minmax(0,1fr)] text-sm leading-6">
        {names.map(name => (
          <div
            key={name}
            className="col-span-2 grid grid-cols-subgrid border-b border-hairline px-3 py-1.5 even:bg-bench"
          >
            <dt className="min-w-0 text-ink-soft wrap-anywhere hyphens-auto">{t(name)}</dt>
            <dd className="min-w-0 ps-3 wrap-anywhere">
              {facts[name] ? (
                <bdi>{facts[name]}</bdi>
              ) : (
                <span className="text-ink-soft">{t('not_stated')}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function useLifecycle({ lifecycle, last_buy_date }: GoodsDetail): string {
  const t = useTranslations('lifecycle')
  const format = useFormat()
  if (last_buy_date) return t('last_buy_by', { date: format.date(last_buy_date) })
  return lifecycle ? t(lifecycle) : ''
}
