import { useTranslations } from 'use-intl'
import type { DeskOrder } from '../../../contract/desk/orders.ts'
import { isPositive, isSameAmount } from '../../../domain/money.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Badge } from '../../../web/ui/badge.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Table, Td, Th } from '../../../web/ui/table.tsx'
import { useWho } from '../../shell/texts/use-who.ts'
import { useMethodName } from './use-method-name.ts'

type Money = NonNullable<DeskOrder['money']>

/** The money received, returned and still open. */
export function OrderMoney({ money }: { money: Money }) {
  const t = useTranslations('desk_orders')
  return (
    <Card level="h2" title={t('money')} action={<Balance money={money} />} isFlush>
      {money.ledger.length === 0 && <p className="px-4 py-3 text-ink-soft">{t('money_none')}</p>}
      {money.ledger.length > 0 && <Ledger entries={money.ledger} />}
      <Reports reports={money.reports} />
      <Refunds refunds={money.refunds} />
    </Card>
  )
}

function Balance({ money }: { money: Money }) {
  const t = useTranslations('desk_orders')
  const { amount } = useFormat()
  const { missing, credit, refund_due: due, received } = money
  return (
    <ul className="flex flex-wrap gap-1.5">
      {isPositive(missing) && (
        <li className="flex">
          <Badge tone="low">{t('balance_open', { amount: amount(missing) })}</Badge>
        </li>
      )}
      {isPositive(credit) && (
        <li className="flex">
          <Badge tone="error">{t('balance_over', { amount: amount(credit) })}</Badge>
        </li>
      )}
      {isPositive(due) && (
        <li className="flex">
          <Badge tone="error">{t('refund_due', { amount: amount(due) })}</Badge>
        </li>
      )}
      {isPositive(received) &&
        !isPositive(missing) &&
        !isPositive(credit) &&
        isSameAmount(money.balance, 0) && (
          <li className="flex">
            <Badge tone="brand">{t('balance_even')}</Badge>
          </li>
        )}
    </ul>
  )
}

const BLOCK = 'max-sm:border-0 max-sm:p-0'

function Ledger({ entries }: { entries: Money['ledger'] }) {
  const t = useTranslations('desk_orders')
  return (
    <Table label={t('money')} className="[&_thead_th]:border-t-0">
      <thead className="max-sm:sr-only">
        <tr>
          <Th>{t('date')}</Th>
          <Th>{t('kind')}</Th>
          <Th>{t('details')}</Th>
          <Th isNumeric>{t('amount')}</Th>
        </tr>
      </thead>
      <tbody>
        {entries.map(entry => (
          <LedgerLine key={entry.id} entry={entry} />
        ))}
      </tbody>
    </Table>
  )
}

function LedgerLine({ entry }: { entry: Money['ledger'][number] }) {
  const t = useTranslations('desk_orders')
  const { amount, date } = useFormat()
  const sayWho = useWho()
  const sayMethod = useMethodName()
  const words = new Set([entry.payer, entry.reference, entry.note, sayWho(entry.who)].filter(Boolean))
  const signed = entry.kind === 'refund' ? -entry.amount : entry.amount
  return (
    <tr className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:border-b max-sm:border-hairline max-sm:px-4 max-sm:py-2">
      <Td className={`${BLOCK} whitespace-nowrap text-ink-soft`}>{date(entry.on_date)}</Td>
      <Td className={BLOCK}>
        {t(`kinds.${entry.kind}`)}
        {entry.kind !== 'write_off' && (
          <span className="block text-ink-soft max-sm:inline"> {sayMethod(entry.method)}</span>
        )}
      </Td>
      <Td className={`${BLOCK} max-sm:w-full`}>
        <ul>
          {[...words].map(word => (
            <li key={word} className="wrap-anywhere">
              <bdi>{word}</bdi>
            </li>
          ))}
        </ul>
      </Td>
      <Td isNumeric className={`${BLOCK} font-semibold`}>
        <span className="ltr-value">{amount(signed)}</span>
      </Td>
    </tr>
  )
}

function Reports({ reports }: Pick<Money, 'reports'>) {
  const t = useTranslations('desk_orders')
  const { amount, date } = useFormat()
  if (reports.length === 0) return null
  return (
    <ul className="border-t border-hairline px-4 py-3 text-sm first:border-t-0">
      {reports.map(report => (
        <li key={report.id} className="wrap-anywhere">
          {t('reported', {
            amount: amount(report.amount),
            date: date(report.transfer_date),
            name: report.payer_name,
          })}
          {report.remark !== '' && (
            <span className="block text-ink-soft">
              <bdi>{report.remark}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Those that have been sent are in the ledger, too; here they have their reason and their lines. */
function Refunds({ refunds }: Pick<Money, 'refunds'>) {
  const t = useTranslations('desk_orders')
  const { amount } = useFormat()
  const sayWho = useWho()
  const sayMethod = useMethodName()
  if (refunds.length === 0) return null
  return (
    <section className="border-t border-hairline px-4 py-3">
      <h3 className="text-sm">{t('refunds')}</h3>
      <ul className="mt-1 divide-y divide-hairline">
        {refunds.map(refund => (
          <li key={refund.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
            <span className="min-w-0 wrap-anywhere">
              <bdi>{refund.reason}</bdi>
              <span className="block text-sm text-ink-soft">
                {sayMethod(refund.method)} · <bdi>{sayWho(refund.who)}</bdi>
              </span>
            </span>
            <span className="flex items-center gap-2">
              <Badge tone={REFUND_TONES[refund.state]}>{t(`refund_states.${refund.state}`)}</Badge>
              <span className="ltr-value font-semibold">{amount(refund.amount)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const REFUND_TONES = { due: 'error', under_way: 'low', done: 'brand', refused: 'error' } as const
