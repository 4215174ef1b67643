import { useTranslations } from 'use-intl'
import {
  askForRest,
  cancelDeskOrder,
  rejectReport,
  reopenOrder,
  writeOff,
} from '../../../../contract/desk/orders.ts'
import { isRecord } from '../../../../domain/is-record.ts'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { ActForm, type ActProps } from './act-form.tsx'
import { RemarkField } from './remark-field.tsx'
import { reportDone, useOrderForm } from './use-order-form.ts'

export function ReopenOrder({ order, onClose }: ActProps) {
  const t = useTranslations('desk_orders')
  const { refused, ...handle } = useOrderForm(reopenOrder, order, { onClose, onDone: reportDone('reopen') })
  return (
    <ActForm {...handle} submit={t('act.reopen')} onClose={onClose}>
      <Shortages refused={refused} />
      <p>{t('reopen_text')}</p>
      <RemarkField />
    </ActForm>
  )
}

/** The lines that lack stock, as the refusal names them. */
function Shortages({ refused }: { refused: unknown }) {
  const t = useTranslations('desk_orders')
  const { count } = useFormat()
  const { lines }: { lines?: unknown } = Object.assign({}, refused)
  const short = Array.isArray(lines) ? lines.filter(isRecord) : []
  return (
    <ul className="list-disc ps-5 empty:hidden">
      {short.map(({ position, part_number, ordered, in_stock }) => (
        <li key={String(position)}>
          {t('shortage', {
            number: String(part_number),
            ordered: count(Number(ordered)),
            stock: count(Number(in_stock)),
          })}
        </li>
      ))}
    </ul>
  )
}

export function CancelOrder({ order, onClose }: ActProps) {
  const t = useTranslations('desk_orders')
  const handle = useOrderForm(cancelDeskOrder, order, {
    onClose,
    onDone: reportDone('cancel'),
  })
  return (
    <ActForm {...handle} submit={t('act.cancel')} onClose={onClose}>
      <p>{t('cancel_text')}</p>
      <RemarkField />
    </ActForm>
  )
}

export function RejectReport({ order, onClose }: ActProps) {
  const t = useTranslations('desk_orders')
  const handle = useOrderForm(rejectReport, order, {
    onClose,
    onDone: reportDone('reject'),
  })
  return (
    <ActForm {...handle} submit={t('act.reject')} onClose={onClose}>
      <p>{t('reject_text')}</p>
      <RemarkField />
    </ActForm>
  )
}

export function WriteOff({ order, onClose }: ActProps) {
  const t = useTranslations('desk_orders')
  const format = useFormat()
  const handle = useOrderForm(writeOff, order, {
    onClose,
    onDone: reportDone('write_off'),
  })
  const amount = format.amount(handle.seen.money?.missing ?? 0)
  return (
    <ActForm {...handle} submit={t('write_off.submit', { amount })} onClose={onClose}>
      <p>{t('write_off.text', { amount })}</p>
      <TextField name="reason" autoComplete="off" label={t('refund.reason')} />
    </ActForm>
  )
}

export function AskForRest({ order, onClose }: ActProps) {
  const t = useTranslations('desk_orders')
  const { amount } = useFormat()
  const handle = useOrderForm(askForRest, order, {
    onClose,
    onDone: reportDone('ask_for_rest'),
  })
  return (
    <ActForm {...handle} submit={t('act.ask_for_rest')} onClose={onClose}>
      <p>{t('ask_for_rest_text', { amount: amount(handle.seen.money?.missing ?? 0) })}</p>
    </ActForm>
  )
}
