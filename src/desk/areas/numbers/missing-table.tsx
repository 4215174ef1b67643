import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { PartOutOfStock } from '../../../contract/desk/reports.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Card } from '../../../web/ui/card.tsx'
import { Table, Td, Th } from '../../../web/ui/table.tsx'
import { CsvButton } from './csv-button.tsx'

/** For purchasing. */
export function MissingTable({ parts }: { parts: readonly PartOutOfStock[] }) {
  const t = useTranslations('desk_numbers')
  if (parts.length === 0)
    return (
      <Card level="h2" title={t('missing')}>
        <p className="text-ink-soft">{t('no_missing')}</p>
      </Card>
    )
  return (
    <div className="min-w-0">
      <Card level="h2" title={t('missing')} isFlush>
        <Table label={t('missing')} className="[&_thead_th]:border-t-0">
          <thead>
            <tr>
              <Th>{t('part')}</Th>
              <Th isNumeric>{t('asked')}</Th>
              <Th isNumeric>{t('pieces')}</Th>
              <Th isNumeric>{t('stock')}</Th>
              <Th isNumeric>{t('target')}</Th>
            </tr>
          </thead>
          <tbody>
            {parts.map(part => (
              <MissingRow key={part.part_number} part={part} />
            ))}
          </tbody>
        </Table>
      </Card>
      <CsvButton report="missing" />
    </div>
  )
}

function MissingRow({ part }: { part: PartOutOfStock }) {
  const { count } = useFormat()
  return (
    <tr data-row>
      <Td className="min-w-36">
        <Link
          to={`/requests?q=${encodeURIComponent(part.part_number)}`}
          className="font-semibold text-brand wrap-anywhere underline-offset-3 hover:underline"
        >
          <bdi>{part.part_number}</bdi>
        </Link>
        <span className="block text-ink-soft">
          <bdi>{part.manufacturer}</bdi>
        </span>
      </Td>
      <Td isNumeric>{count(part.requests)}</Td>
      <Td isNumeric>{count(part.pieces)}</Td>
      <Td isNumeric>{count(part.stock)}</Td>
      <Td isNumeric>
        <Targets part={part} />
      </Td>
    </tr>
  )
}

function Targets({ part: { target_low: low, target_high: high } }: { part: PartOutOfStock }) {
  const { price } = useFormat()
  if (low === null || high === null) return '–'
  const range = low === high ? price(low) : `${price(low)} – ${price(high)}`
  return <bdi className="ltr-value tabular-nums">{range}</bdi>
}
