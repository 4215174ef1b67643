import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { listPackingSlips, PastedTracking } from '../../../contract/desk/orders.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { Badge } from '../../../web/ui/badge.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Table, Td, Th } from '../../../web/ui/table.tsx'
import { orderPath } from './order-paths.ts'
import type { TrackingLine } from './read-tracking-lines.ts'

type Slip = CallData<typeof listPackingSlips>['list'][number]

type TrackingPreviewProps = {
  lines: readonly TrackingLine[]
  slips: readonly Slip[]
  isBusy: boolean
  onSend: () => void
  onChange: () => void
}

export function TrackingPreview({ lines, slips, isBusy, onSend, onChange }: TrackingPreviewProps) {
  const t = useTranslations('desk_orders')
  const checked = lines.map(line => ({
    line,
    slip: slips.find(({ order_number }) => isOf(line, order_number)),
  }))
  const ready = checked.filter(({ line, slip }) => line.problem === null && slip !== undefined)
  return (
    <div className="flex flex-col gap-4">
      <LinesTable>
        {checked.map(({ line, slip }) => (
          <tr key={line.line}>
            <Td>
              <span className="ltr-value">{slip?.order_number ?? line.order}</span>
              {slip && (
                <span className="block text-ink-soft">
                  <bdi>{slip.company_name || slip.address.contact_name}</bdi>
                </span>
              )}
            </Td>
            <Td>
              <span className="ltr-value font-mono wrap-anywhere">{line.tracking}</span>
            </Td>
            <Td>
              <Expected line={line} slip={slip} />
            </Td>
          </tr>
        ))}
      </LinesTable>
      <div className="flex flex-wrap gap-3">
        {ready.length > 0 && (
          <Button variant="primary" isBusy={isBusy} onClick={onSend}>
            {t('tracking_send', { count: ready.length })}
          </Button>
        )}
        <Button onClick={onChange}>{t('tracking_change')}</Button>
      </div>
    </div>
  )
}

function Expected({ line, slip }: { line: TrackingLine; slip: Slip | undefined }) {
  const t = useTranslations('desk_orders.pasted')
  if (line.problem) return <Badge tone="error">{t(line.problem)}</Badge>
  // Unpaid and finished orders have no packing slip.
  if (!slip) return <Badge tone="error">{t('forbidden')}</Badge>
  return (
    <>
      <Badge tone="brand">{t('ready', { count: countOpen(slip) })}</Badge> <bdi>{slip.carrier}</bdi>
    </>
  )
}

/** Staff may type the last part of a number only. */
function isOf({ order }: TrackingLine, number: string): boolean {
  return number.toUpperCase().endsWith(order.toUpperCase())
}

function countOpen({ lines }: Slip): number {
  return lines.reduce((sum, { to_ship }) => sum + to_ship, 0)
}

type SentLinesProps = { list: readonly PastedTracking[]; onAgain: () => void }

export function SentLines({ list, onAgain }: SentLinesProps) {
  const t = useTranslations('desk_orders')
  return (
    <div className="flex flex-col gap-4">
      <LinesTable>
        {list.map(({ line, order_number: number, tracking, outcome }) => (
          <tr key={line} data-row>
            <Td>
              <Link to={orderPath(number)} className="text-brand underline-offset-3 hover:underline">
                <span className="ltr-value">{number}</span>
              </Link>
            </Td>
            <Td>
              <span className="ltr-value font-mono wrap-anywhere">{tracking}</span>
            </Td>
            <Td>
              <Badge tone={outcome === 'shipped' ? 'brand' : 'error'}>{t(`pasted.${outcome}`)}</Badge>
            </Td>
          </tr>
        ))}
      </LinesTable>
      <Button className="self-start" onClick={onAgain}>
        {t('tracking_again')}
      </Button>
    </div>
  )
}

function LinesTable({ children }: { children: ReactNode }) {
  const t = useTranslations('desk_orders')
  return (
    <Table label={t('tracking_lines')}>
      <thead>
        <tr>
          <Th>{t('number')}</Th>
          <Th>{t('tracking')}</Th>
          <Th>{t('tracking_result')}</Th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  )
}
