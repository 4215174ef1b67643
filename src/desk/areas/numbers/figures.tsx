import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import type { QuoteReport } from '../../../contract/desk/reports.ts'
import { sumAmounts } from '../../../domain/money.ts'
import { winRate } from '../../../domain/quotes/report.ts'
import { LIVE_STATES } from '../../../domain/quotes/states.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Card } from '../../../web/ui/card.tsx'
import { CsvButton } from './csv-button.tsx'

const WON = '/quotes?state=accepted'

/** Each figure opens its list. */
export function ReportFigures({ report: { response, open, results } }: { report: QuoteReport }) {
  const t = useTranslations('desk_numbers')
  const sayState = useTranslations('desk.quote_states')
  const { amount, count } = useFormat()
  const { month, before } = results
  return (
    <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
      <Card level="h2" title={t('response')}>
        <Figure to="/requests" note={t('requests', { count: response.week.requests })}>
          <Minutes minutes={response.week.minutes} />
        </Figure>
        <Line label={t('month')} to="/requests">
          <Minutes minutes={response.month.minutes} />
        </Line>
        <CsvButton report="response" />
      </Card>
      <Card level="h2" title={t('open')}>
        <Figure to="/quotes" note={amount(open.value)}>
          {count(open.count)}
        </Figure>
        {LIVE_STATES.map(state => (
          <Line key={state} label={sayState(state)} to={`/quotes?state=${state}`}>
            {count(open[state])}
          </Line>
        ))}
        <Line label={t('ending')} to="/quotes?ending=soon">
          {count(open.ending)}
        </Line>
      </Card>
      <Card level="h2" title={t('won')}>
        <Rate now={winRate(month.won, month.lost)} before={winRate(before.won, before.lost)}>
          {t('of', { won: count(month.won), all: count(month.won + month.lost) })}
        </Rate>
        <CsvButton report="results" />
      </Card>
      <Card level="h2" title={t('won_value')}>
        <Rate
          now={winRate(month.won_value, month.lost_value)}
          before={winRate(before.won_value, before.lost_value)}
        >
          {t('of', {
            won: amount(month.won_value),
            all: amount(sumAmounts([month.won_value, month.lost_value])),
          })}
        </Rate>
      </Card>
    </div>
  )
}

type FigureProps = { to: string; note: string; children: ReactNode }

function Figure({ to, note, children }: FigureProps) {
  return (
    <p>
      <Link
        to={to}
        className="text-3xl font-semibold text-brand tabular-nums underline-offset-4 hover:underline"
      >
        {children}
      </Link>
      <span className="mt-1 block text-ink-soft">
        <bdi>{note}</bdi>
      </span>
    </p>
  )
}

function Line({ label, to, children }: { label: string; to: string; children: ReactNode }) {
  return (
    <p className="mt-2 flex items-end justify-between gap-x-3">
      <span className="text-ink-soft">{label}</span>
      <Link
        to={to}
        className="shrink-0 font-semibold text-brand tabular-nums underline-offset-3 hover:underline"
      >
        {children}
      </Link>
    </p>
  )
}

function Rate({ now, before, children }: { now: number | null; before: number | null; children: string }) {
  const t = useTranslations('desk_numbers')
  const format = useFormatter()
  const percent = (rate: number | null) =>
    rate === null ? '–' : format.number(rate / 100, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <>
      <Figure to={WON} note={children}>
        {percent(now)}
      </Figure>
      <p className="mt-3 flex items-end justify-between gap-x-3">
        <span className="text-ink-soft">{t('before')}</span>
        <span className="shrink-0 tabular-nums">{percent(before)}</span>
      </p>
    </>
  )
}

const HOUR = 60
const DAY = 24 * HOUR

/** In the unit that makes the figure short. */
function Minutes({ minutes }: { minutes: number | null }) {
  const format = useFormatter()
  const write = (value: number, unit: 'minute' | 'hour' | 'day') =>
    format.number(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
  if (minutes === null) return '–'
  if (minutes < HOUR) return write(Math.round(minutes), 'minute')
  return minutes < 2 * DAY ? write(minutes / HOUR, 'hour') : write(minutes / DAY, 'day')
}
