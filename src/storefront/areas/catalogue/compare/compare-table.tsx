import { partIdOf } from '../../../../contract/shop/names.ts'
import './compare.css'
import { X } from 'lucide'
import { Fragment, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { ComparedPart } from '../../../../contract/shop/compare.ts'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { localizedPath } from '../../../../domain/locales.ts'
import { manufacturerPath, partPath } from '../../../../domain/paths.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Link } from '../../../../web/i18n/link.tsx'
import { withSoftHyphens } from '../../../../web/i18n/soft-hyphens.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { PartPicture } from '../../../../web/ui/part-picture.tsx'
import { Table } from '../../../../web/ui/table.tsx'
import { VisuallyHidden } from '../../../../web/ui/visually-hidden.tsx'
import { removeFromComparison } from '../compare-list/compare-list.ts'
import { usePartActions } from '../lists/part-actions.ts'
import { useOrderQuantity } from '../lists/use-order-quantity.ts'
import { ColumnMoves, useColumnDrop } from './column-moves.tsx'
import { type ComparisonChoice, comparisonHref } from './read-comparison.ts'
import type { ComparedCell, ComparedGroup } from './use-comparison.ts'

type CompareTableProps = {
  choice: ComparisonChoice
  list: readonly ComparedPart[]
  groups: readonly ComparedGroup[]
}

/** A column for each part. */
export function CompareTable({ choice, list, groups }: CompareTableProps) {
  const t = useTranslations('titles')
  const lang = useLang()
  return (
    <Table label={t('compare')} className="compare">
      <thead>
        <tr>
          <td />
          {list.map(part => (
            <ColumnHead key={`${partIdOf(part)} ${choice.qty}`} part={part} choice={choice} />
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(group => (
          <Fragment key={group.id}>
            <tr>
              <th scope="colgroup" colSpan={list.length + 1} className="compare-group">
                {group.title}
              </th>
            </tr>
            {group.rows.map(row => (
              <tr key={row.id}>
                <th scope="row">{withSoftHyphens(row.name, lang)}</th>
                {row.cells.map((cell, at) => (
                  <Cell key={choice.ids[at]} cell={cell} isGone={list[at]?.goods === null} />
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </Table>
  )
}

type ColumnHeadProps = { part: ComparedPart; choice: ComparisonChoice }

function ColumnHead({ part, choice }: ColumnHeadProps) {
  const { goods } = part
  const id = partIdOf(part)
  const t = useTranslations('compare')
  const lang = useLang()
  const others = { ...choice, ids: choice.ids.filter(other => other !== id) }
  const number = goods?.part_number ?? String(id)
  return (
    <th scope="col" {...useColumnDrop(choice, id)}>
      <ColumnMoves choice={choice} id={id} number={number} />
      <a
        href={localizedPath(lang, comparisonHref(others))}
        rel="nofollow"
        data-in-place=""
        onClick={() => removeFromComparison(id)}
        className="compare-remove grid size-7 place-items-center rounded-md text-ink-soft hover:bg-bench hover:text-brand print:hidden"
      >
        <Icon of={X} className="size-4" />
        <VisuallyHidden>{t('remove', { number })}</VisuallyHidden>
      </a>
      {goods ? <PartHead goods={goods} quantity={choice.qty} /> : <GonePart />}
    </th>
  )
}

function PartHead({ goods, quantity }: { goods: Goods; quantity?: number }) {
  const { RowActions } = usePartActions()
  const order = useOrderQuantity(goods, quantity)
  return (
    <div className="flex flex-col items-start gap-1">
      <PartPicture icons={goods.icons} side={64} />
      <Link to={partPath(goods.goods_page_url)} className="text-brand hover:underline">
        <PartNumber value={goods.part_number} size="sm" />
      </Link>
      <Link
        to={manufacturerPath(goods.brand_page_url)}
        className="font-normal text-ink-soft hover:text-brand hover:underline"
      >
        <bdi>{goods.brand_name}</bdi>
      </Link>
      <p dir="auto" className="line-clamp-2 text-xs font-normal text-ink-soft">
        {goods.description}
      </p>
      <RowActions goods={goods} order={order} inputId={useId()} />
    </div>
  )
}

function GonePart() {
  const t = useTranslations('compare')
  return (
    <div className="pe-8">
      <p>{t('gone')}</p>
      <p className="font-normal text-ink-soft">{t('gone_text')}</p>
    </div>
  )
}

/** A difference is bold and has a sign: color is not enough. */
function Cell({
  cell: { text, isFigure, isOther, isBest },
  isGone,
}: {
  cell: ComparedCell
  isGone: boolean
}) {
  const t = useTranslations()
  if (isGone) return <td />
  return (
    <td className={isOther ? 'font-semibold' : undefined}>
      {isOther && <Sign sign="≠" meaning={t('compare.differs')} />}
      {text === '' ? (
        <span className="font-normal text-ink-soft">{t('filters.not_stated')}</span>
      ) : (
        <bdi dir={isFigure ? 'ltr' : 'auto'}>{text}</bdi>
      )}
      {isBest && <Sign sign="▲" meaning={t('compare.best')} />}
    </td>
  )
}

function Sign({ sign, meaning }: { sign: string; meaning: string }) {
  return (
    <span className="mx-1 text-brand">
      <span aria-hidden title={meaning}>
        {sign}
      </span>
      <VisuallyHidden>{meaning}</VisuallyHidden>
    </span>
  )
}
