import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Alternate, listAlternates } from '../../../../contract/shop/alternates.ts'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { partIdOf } from '../../../../contract/shop/names.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { mostInStock } from '../../../../domain/line-state.ts'
import { partPath } from '../../../../domain/paths.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { Button } from '../../../../web/ui/button.tsx'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { Spinner } from '../../../../web/ui/spinner.tsx'
import { PriceFrom } from '../lists/goods-card.tsx'
import { GoodsStock } from '../lists/goods-stock.tsx'
import { Differences } from './differences.tsx'

type AlternatesListProps = { partId: number; quantity: number; actions: (goods: Goods) => ReactNode }

/** The alternates of a line that can be bought, each with its differences and buttons. */
export function AlternatesList({ partId, quantity, actions }: AlternatesListProps) {
  const t = useTranslations()
  const { alternates, isFailed, load } = useAlternates(partId, quantity)
  if (isFailed)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 py-2">
        <ErrorText>{t('forms.no_connection')}</ErrorText>
        <Button size="sm" onClick={load}>
          {t('error.retry')}
        </Button>
      </div>
    )
  if (alternates === null) return <Spinner />
  const inStock = alternates.filter(({ goods }) => mostInStock(goods) > 0 && goods.prices.length > 0)
  return (
    <>
      <p className="max-w-prose py-1 text-sm text-ink-soft">{t('alternates.note')}</p>
      <ul className="divide-y divide-hairline rounded-md border border-hairline bg-bench">
        {inStock.map(alternate => (
          <AlternateRow key={partIdOf(alternate.goods)} alternate={alternate}>
            {actions(alternate.goods)}
          </AlternateRow>
        ))}
      </ul>
    </>
  )
}

function AlternateRow({ alternate, children }: { alternate: Alternate; children: ReactNode }) {
  const { goods } = alternate
  return (
    <li className="flex flex-wrap gap-x-6 gap-y-2 p-3">
      <div className="min-w-40 flex-1">
        <Link to={partPath(goods.goods_page_url)} className="text-brand hover:underline">
          <PartNumber value={goods.part_number} size="sm" />
        </Link>
        <p className="text-sm text-ink-soft">
          <bdi>{goods.brand_name}</bdi>
        </p>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <GoodsStock goods={goods} />
          <PriceFrom goods={goods} />
        </div>
      </div>
      <div className="min-w-48 flex-1">
        <Differences alternate={alternate} />
      </div>
      <div className="flex flex-col items-stretch gap-1.5">{children}</div>
    </li>
  )
}

function useAlternates(partId: number, quantity: number) {
  const call = useCall()
  const [alternates, setAlternates] = useState<readonly Alternate[] | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again; a list does not move while a quantity is typed
  useEffect(() => {
    let isCurrent = true
    setIsFailed(false)
    call(listAlternates, { id: partId, ...(quantity <= LIMITS.quantityMax && { qty: quantity }) }).then(
      found => isCurrent && setAlternates(found),
      () => isCurrent && setIsFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [call, partId, attempt])
  return { alternates, isFailed, load: () => setAttempt(attempt + 1) }
}
