import { useTranslations } from 'use-intl'
import { partPath } from '../../../domain/paths.ts'
import { Link } from '../../../web/i18n/link.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Container } from '../../../web/ui/container.tsx'
import type { CardGoods } from '../catalogue/lists/goods-card.tsx'
import { BoardDrawing } from './board-drawing.tsx'

type Stat = { goods: number; in_stock: number; brands: number }
type HeroProps = { stat: Stat | null; wanted: readonly CardGoods[] }

const SHOWN = 4

/** Explains the search box above it and shows the number of parts. */
export function Hero({ stat, wanted }: HeroProps) {
  const t = useTranslations()
  return (
    <section className="bg-brand text-white">
      <Container size="full" className="grid items-center gap-8 pt-10 pb-8 lg:grid-cols-[1fr_24rem] lg:pt-12">
        <div className="flex flex-col gap-4">
          <h1 className="text-3xl lg:text-4xl">{t('titles.home')}</h1>
          <p className="max-w-prose text-lg">{t('home.lead')}</p>
          {wanted.length > 0 && <PopularParts goods={wanted} />}
        </div>
        <BoardDrawing className="hidden lg:block" />
      </Container>
      {stat && <StatNumbers stat={stat} />}
    </section>
  )
}

function PopularParts({ goods }: { goods: readonly CardGoods[] }) {
  const t = useTranslations('home')
  // Parts of two makers may share a number; one of them is enough here.
  const byNumber = new Map(goods.map(part => [part.part_number, part]))
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span>{t('wanted')}</span>
      <ul className="contents">
        {[...byNumber.values()].slice(0, SHOWN).map(({ part_number, goods_page_url }) => (
          <li key={part_number}>
            <Link
              to={partPath(goods_page_url)}
              className="hover:bg-paper hover:text-brand flex min-h-8 items-center rounded-full border border-white/60 px-3 focus-visible:outline-white"
            >
              <bdi className="ltr-value font-mono">{part_number}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function StatNumbers({ stat }: { stat: Stat }) {
  const t = useTranslations('home')
  const numbers = [
    { label: t('stat_parts'), value: stat.goods },
    { label: t('stat_in_stock'), value: stat.in_stock },
    { label: t('stat_brands'), value: stat.brands },
  ]
  const format = useFormat()
  return (
    <div className="bg-brand-strong">
      <Container size="full">
        <dl className="grid grid-cols-3 gap-x-4 py-4 lg:max-w-3xl">
          {numbers.map(({ label, value }) => (
            <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
              <dt className="text-sm hyphens-auto wrap-anywhere">{label}</dt>
              <dd>
                <bdi className="ltr-value font-mono text-xl font-semibold sm:text-2xl">
                  {format.count(value)}
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </div>
  )
}
