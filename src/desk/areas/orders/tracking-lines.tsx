import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { listPackingSlips, PastedTracking } from '../../../contract/desk/orders.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Badge } from '../../../web/ui/badge.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Table, Td, Th } from '../../../web/ui/table.tsx'
import { orderPath } from '../../shell/page/record-paths.ts'
import type { CheckedLine } from './read-tracking-lines.ts'

export type Slip = CallData<typeof listPackingSlips>['list'][number]
type Line = CheckedLine<Slip>
export type ReadyLine = Line & { slip: Slip; problem: null }

type TrackingPreviewProps = {
  lines: readonly Line[]
  isBusy: boolean
  onSend: (lines: readonly ReadyLine[]) => void
  onChange: () => void
}

export function TrackingPreview({ lines, isBusy, onSend, onChange }: TrackingPreviewProps) {
  const t = useTranslations('desk_orders')
  const ready = lines.filter(isReady)
  return (
    <div className="flex flex-col gap-4">
      <LinesTable>
        {lines.map(line => (
          <tr key={line.line}>
            <Td>
              <span className="ltr-value">{line.slip?.order_number ?? line.order}</span>
              {line.slip && (
                <span className="block text-ink-soft">
                  <bdi>{line.slip.company_name || line.slip.address.contact_name}</bdi>
                </span>
              )}
            </Td>
            <Td>
              <span className="ltr-value font-mono wrap-anywhere">{line.tracking}</span>
            </Td>
            <Td>
              <Expected line={line} />
            </Td>
          </tr>
        ))}
      </LinesTable>
      <div className="flex flex-wrap gap-3">
        {ready.length > 0 && (
          <Button variant="primary" isBusy={isBusy} onClick={() => onSend(ready)}>
            {t('tracking_send', { count: ready.length })}
          </Button>
        )}
        <Button onClick={onChange}>{t('tracking_change')}</Button>
      </div>
    </div>
  )
}

function isReady(line: Line): line is ReadyLine {
  return line.problem === null && line.slip !== undefined
}

function Expected({ line }: { line: Line }) {
  const t = useTranslations('desk_orders.pasted')
  const { count } = useFormat()
  if (!isReady(line))
    return <Badge tone="error">{t(line.problem ?? 'forbidden', { max: count(LIMITS.pastedLines) })}</Badge>
  const { slip, carrier } = line
  return (
    <>
      <Badge tone="brand">{t('ready', { count: countOpen(slip) })}</Badge>{' '}
      <bdi>{carrier || slip.carrier}</bdi>
    </>
  )
}

function countOpen({ lines }: Slip): number {
  return lines.reduce((sum, { to_ship }) => sum + to_ship, 0)
}

type SentLinesProps = {
  lines: readonly Line[]
  /** The answers to those that were sent. */
  list: readonly PastedTracking[]
  onAgain: () => void
}

/** Also lists the lines that were not sent, with the reasons. */
export function SentLines({ lines, list, onAgain }: SentLinesProps) {
  const t = useTranslations('desk_orders')
  return (
    <div className="flex flex-col gap-4">
      <LinesTable>
        {lines.map(line => (
          <SentLine key={line.line} line={line} answer={list.find(answer => answer.line === line.line)} />
        ))}
      </LinesTable>
      <Button className="self-start" onClick={onAgain}>
        {t('tracking_again')}
      </Button>
    </div>
  )
}

function SentLine({ line, answer }: { line: Line; answer: PastedTracking | undefined }) {
  const t = useTranslations('desk_orders.pasted')
  const { count } = useFormat()
  const number = answer?.order_number ?? line.slip?.order_number ?? line.order
  const outcome = answer?.outcome ?? line.problem ?? 'forbidden'
  return (
    <tr data-row>
      <Td>
        <Link to={orderPath(number)} className="text-brand underline-offset-3 hover:underline">
          <span className="ltr-value">{number}</span>
        </Link>
      </Td>
      <Td>
        <span className="ltr-value font-mono wrap-anywhere">{line.tracking}</span>
      </Td>
      <Td>
        <Badge tone={outcome === 'shipped' ? 'brand' : 'error'}>
          {t(outcome, { max: count(LIMITS.pastedLines) })}
        </Badge>
      </Td>
    </tr>
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
