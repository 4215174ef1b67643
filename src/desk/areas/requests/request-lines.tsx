import { useMemo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { MatchedPart, RequestDetail, RequestLine } from '../../../contract/desk/requests.ts'
import { partPath } from '../../../domain/paths.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { PartNumber } from '../../../web/ui/part-number.tsx'
import { DeskList } from '../../shell/list/desk-list.tsx'
import type { ListColumn } from '../../shell/list/list-column.ts'
import { wholeList } from '../../shell/list/list-data.ts'
import { orderPath, quotePath } from '../../shell/page/record-paths.ts'
import { MatchBadge } from './request-badges.tsx'

type NumberedLine = RequestLine & { position: number }

/** Each line beside the part it names, or beside similar ones. */
export function RequestLines({ items }: Pick<RequestDetail, 'items'>) {
  const t = useTranslations('desk_requests')
  const columns = useColumns()
  const rows = useMemo(() => items.map((item, i) => ({ ...item, position: i + 1 })), [items])
  return (
    <div>
      <h2 className="mb-2 text-lg">{t('items')}</h2>
      <DeskList
        label={t('items')}
        data={wholeList({ data: rows, error: null, refetch: () => {} })}
        columns={columns}
        rowId={({ position }) => String(position)}
        empty={null}
      />
    </div>
  )
}

function useColumns(): ListColumn<NumberedLine>[] {
  const t = useTranslations()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'asked',
        header: t('desk_requests.asked'),
        cell: line => <Asked line={line} />,
        isWide: true,
      },
      {
        id: 'quantity',
        header: t('goods.quantity'),
        cell: ({ quantity }) => format.count(quantity),
        isNumeric: true,
        hasPhoneLabel: true,
      },
      {
        id: 'target',
        header: t('desk_requests.target'),
        cell: ({ target_price }) => target_price !== null && format.price(target_price),
        isNumeric: true,
        hasPhoneLabel: true,
      },
      {
        id: 'part',
        header: t('desk_requests.our_part'),
        cell: line => <OurParts line={line} />,
        isWide: true,
      },
      {
        id: 'stock',
        header: t('desk_requests.stock'),
        cell: ({ parts: [part] }) => part && format.count(part.stock),
        isNumeric: true,
        hasPhoneLabel: true,
      },
      {
        id: 'price',
        header: t('desk_requests.our_price'),
        cell: ({ parts: [part] }) => part && (part.unit_price === null ? '–' : format.price(part.unit_price)),
        isNumeric: true,
        hasPhoneLabel: true,
      },
      {
        id: 'amount',
        header: t('goods.amount'),
        cell: ({ parts: [part] }) => part && (part.amount === null ? '–' : format.amount(part.amount)),
        isNumeric: true,
        hasPhoneLabel: true,
      },
    ],
    [t, format],
  )
}

function Asked({ line }: { line: NumberedLine }) {
  const t = useTranslations('desk_requests')
  const { position, part_number, manufacturer, date_code } = line
  return (
    <>
      <span className="me-2 text-ink-soft tabular-nums">{position}</span>
      <PartNumber value={part_number} size="sm" />
      <span className="block text-ink-soft wrap-anywhere">
        <bdi>{[manufacturer, line.package].filter(Boolean).join(', ')}</bdi>
        {date_code && <span className="block">{t('date_code', { value: date_code })}</span>}
      </span>
    </>
  )
}

function OurParts({ line }: { line: RequestLine }) {
  const t = useTranslations('desk_requests')
  const { match, parts, quantity, last_quoted, last_sold } = line
  return (
    <>
      <MatchBadge match={match} />
      {parts.map(part => (
        <span key={part.part_id} className="block">
          {/* Not a link of the desk's router: it opens the shop. */}
          <a
            href={partPath(part.page_url)}
            target="_blank"
            rel="noreferrer"
            className="text-brand underline-offset-3 hover:underline"
          >
            <PartNumber value={part.part_number} size="sm" />
          </a>{' '}
          <bdi className="text-ink-soft">{part.manufacturer}</bdi>
          <SoldBy part={part} quantity={quantity} />
        </span>
      ))}
      {last_quoted && (
        <Past title={t('last_quoted')} deal={last_quoted} path={quotePath(last_quoted.number)} />
      )}
      {last_sold && <Past title={t('last_sold')} deal={last_sold} path={orderPath(last_sold.number)} />}
    </>
  )
}

/** Why a part has no price at the requested quantity, or cannot be sold in it. */
function SoldBy({ part: { min_quantity, multiple }, quantity }: { part: MatchedPart; quantity: number }) {
  const t = useTranslations('goods')
  const { count } = useFormat()
  if (quantity >= min_quantity && quantity % multiple === 0) return null
  const rule = { quantity: count(min_quantity), multiple: count(multiple) }
  return (
    <span className="block text-sm text-ink-soft">
      {multiple === 1 ? t('minimum', rule) : t('minimum_and_multiple', rule)}
    </span>
  )
}

type PastProps = { title: string; deal: NonNullable<RequestLine['last_sold']>; path: string }

/** The last quote for this part to this buyer, or the last sale. */
function Past({ title, deal, path }: PastProps) {
  const format = useFormat()
  return (
    <span className="block text-sm text-ink-soft">
      {title} ·{' '}
      <bdi className="text-ink">{`${format.count(deal.quantity)} × ${format.price(deal.unit_price)}`}</bdi> ·{' '}
      <Link to={path} className="text-brand underline-offset-3 hover:underline">
        <bdi>{deal.number}</bdi>
      </Link>{' '}
      · <LocalTime time={deal.time} />
    </span>
  )
}
