import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { RequestDetail, RequestLine } from '../../../contract/desk/requests.ts'
import { partPath } from '../../../domain/paths.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { PartNumber } from '../../../web/ui/part-number.tsx'
import { DeskList } from '../../shell/list/desk-list.tsx'
import type { ListColumn } from '../../shell/list/list-column.ts'
import { wholeList } from '../../shell/list/list-data.ts'
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

function OurParts({ line: { match, parts, last_sold } }: { line: RequestLine }) {
  return (
    <>
      <MatchBadge match={match} />
      {parts.map(({ part_id, part_number, manufacturer, page_url }) => (
        <span key={part_id} className="block">
          {/* Not a link of the desk's router: it opens the shop. */}
          <a
            href={partPath(page_url)}
            target="_blank"
            rel="noreferrer"
            className="text-brand underline-offset-3 hover:underline"
          >
            <PartNumber value={part_number} size="sm" />
          </a>{' '}
          <bdi className="text-ink-soft">{manufacturer}</bdi>
        </span>
      ))}
      {last_sold && <LastSold sale={last_sold} />}
    </>
  )
}

function LastSold({ sale }: { sale: NonNullable<RequestLine['last_sold']> }) {
  const t = useTranslations('desk_requests')
  const format = useFormat()
  return (
    <span className="block text-sm text-ink-soft">
      {t('last_sold')} ·{' '}
      <bdi className="text-ink">{`${format.count(sale.quantity)} × ${format.price(sale.unit_price)}`}</bdi> ·{' '}
      <bdi>{sale.number}</bdi> · <LocalTime time={sale.time} />
    </span>
  )
}
