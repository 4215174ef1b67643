import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { lineKey } from '../../../../domain/bom/line-key.ts'
import { partPath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { GoodsStock } from '../../catalogue/lists/goods-stock.tsx'
import { LinePrice } from './line-price.tsx'
import { useReview } from './review-context.ts'
import { without } from './review-state.ts'
import type { SettledLine } from './settle-line.ts'

/** The part, its stock and its price; one wide cell if there is no part. */
export function MatchCells({ settled }: { settled: SettledLine }) {
  const t = useTranslations('bom')
  const { goods } = settled
  if (!goods) {
    return (
      <td className="bom-match bom-no-match" colSpan={3}>
        {settled.isRefused ? <Refused settled={settled} /> : t('match.none')}
      </td>
    )
  }
  return (
    <>
      <td className="bom-match">
        <GoodsName goods={goods} />
        <MatchKind settled={settled} />
      </td>
      <td className="bom-stock">
        <GoodsStock goods={goods} />
      </td>
      <td className="bom-figure bom-price">
        <LinePrice unitPrice={settled.unitPrice} amount={settled.amount} />
      </td>
    </>
  )
}

function MatchKind({ settled }: { settled: SettledLine }) {
  const t = useTranslations('bom')
  const { state, change } = useReview()
  const { line, replaces } = settled
  if (replaces)
    return (
      <>
        <span className="bom-fact">{t('replaces', { number: replaces.part_number })}</span>
        <SmallButton onClick={() => change({ choices: without(state.choices, lineKey(line)) })}>
          {t('match_again')}
        </SmallButton>
      </>
    )
  return (
    <>
      <span className="bom-fact">{t(`match.${line.match.kind}`)}</span>
      {line.match.kind !== 'exact' && <RefuseButton settled={settled} />}
    </>
  )
}

export function GoodsName({ goods }: { goods: Goods }) {
  return (
    <>
      <Link to={partPath(goods.goods_page_url)} className="text-brand hover:underline">
        <PartNumber value={goods.part_number} size="sm" />
      </Link>
      <span className="bom-fact">
        <bdi>{goods.brand_name}</bdi>
      </span>
    </>
  )
}

/** An inexact match can be rejected. */
function RefuseButton({ settled: { line } }: { settled: SettledLine }) {
  const t = useTranslations('bom')
  const { state, change } = useReview()
  return (
    <SmallButton
      label={t('not_this_for', { number: line.part_number })}
      onClick={() => change({ moved: { ...state.moved, [lineKey(line)]: 'free' } })}
    >
      {t('not_this')}
    </SmallButton>
  )
}

type SmallButtonProps = {
  onClick: () => void
  children: ReactNode
  /** Names the line for screen readers. */
  label?: string
}

/** Looks like a link, because there can be hundreds. */
function SmallButton({ onClick, children, label }: SmallButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="min-h-6 text-start text-sm font-semibold text-brand hover:underline"
    >
      {children}
    </button>
  )
}

function Refused({ settled: { line } }: { settled: SettledLine }) {
  const t = useTranslations('bom')
  const { state, change } = useReview()
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {t('refused')}
      <SmallButton onClick={() => change({ moved: without(state.moved, lineKey(line)) })}>
        {t('match_again')}
      </SmallButton>
    </span>
  )
}
