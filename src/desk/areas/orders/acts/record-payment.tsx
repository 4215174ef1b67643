import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type DeskOrder, recordPayment } from '../../../../contract/desk/orders.ts'
import { localDay } from '../../../../domain/dates.ts'
import { atLeastZero, isPositive, sumAmounts } from '../../../../domain/money.ts'
import { bookReceipt, type LedgerBooking } from '../../../../domain/order-ledger.ts'
import { CheckField } from '../../../../web/forms/check-field.tsx'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { NativeSelect } from '../../../../web/ui/native-select.tsx'
import { TextInput } from '../../../../web/ui/text-input.tsx'
import { tell } from '../../../shell/session/notices.ts'
import { ActForm, type ActProps } from './act-form.tsx'
import { AmountField, readAmount } from './amount-field.tsx'
import { expectsNothing } from './expects-nothing.ts'
import { useOrderForm } from './use-order-form.ts'

export function RecordPayment({ order, onClose }: ActProps) {
  const t = useTranslations('desk_orders')
  const format = useFormat()
  const [typed, setTyped] = useState(() => expectedAmount(order))
  // If a colleague records the payment meanwhile, the same money must not become surplus.
  const [surplus] = useState(() => expectsNothing(order))
  const handle = useOrderForm(recordPayment, order, {
    onClose,
    extra: { surplus },
    compose: values => ({ ...values, amount: readAmount(String(values.amount)) }),
    onDone: ({ outcome, missing, shortages, order: changed }) => {
      const numbers = shortages.map(({ part_number }) => part_number).join(', ')
      if (outcome === 'paid' || outcome === 'surplus') tell({ key: 'desk_orders.done.record_payment' })
      if (outcome === 'missing')
        tell({ key: 'desk_orders.done.short', values: { amount: format.amount(missing) } })
      if (outcome === 'short_stock')
        tell({ key: 'desk_orders.done.short_stock', values: { numbers } }, { isError: true })
      return changed
    },
  })
  const amount = readAmount(typed)
  const booking = surplus ? null : bookingOf(handle.seen, amount)
  const [report] = handle.seen.money?.reports.toReversed() ?? []
  return (
    <ActForm
      {...handle}
      submit={t('pay.submit', { amount: format.amount(Number.isNaN(amount) ? 0 : amount) })}
      onClose={onClose}
    >
      <AmountField name="amount" label={t('pay.amount')} value={typed} onChange={setTyped} />
      <p role="status" className="-mt-2 text-sm">
        {booking && <BookingText order={handle.seen} booking={booking} />}
        {surplus && isPositive(amount) && t('pay.surplus', { amount: format.amount(amount) })}
      </p>
      {booking && isPositive(booking.missing) && handle.seen.status !== 'canceled' && (
        <CheckField
          name="mail_buyer"
          defaultChecked
          label={t('pay.mail_buyer', { amount: format.amount(booking.missing) })}
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField name="on_date" label={t('pay.date')}>
          <TextInput name="on_date" type="date" defaultValue={localDay(new Date())} />
        </FormField>
        <FormField name="method" label={t('method')}>
          <NativeSelect
            name="method"
            defaultValue="bank"
            options={[
              { value: 'bank', label: t('methods.bank') },
              { value: 'other', label: t('methods.other') },
            ]}
          />
        </FormField>
        <TextField
          name="payer"
          autoComplete="off"
          label={t('pay.payer')}
          defaultValue={report?.payer_name}
          isOptional
        />
        <TextField name="reference" autoComplete="off" label={t('pay.reference')} isOptional />
      </div>
      <TextField name="note" autoComplete="off" label={t('note')} isOptional />
    </ActForm>
  )
}

/** The missing amount; for a canceled order, which misses nothing, the total. */
function expectedAmount(order: DeskOrder): string {
  const { money, status } = order
  if (!money || expectsNothing(order)) return ''
  return (status === 'canceled' ? atLeastZero(money.balance) : money.missing).toFixed(2)
}

/** How the server will book this amount. */
function bookingOf({ money }: DeskOrder, amount: number): LedgerBooking | null {
  if (!money || !isPositive(amount)) return null
  const { total, received, refunded, written_off: writtenOff, refundable } = money
  const pledged = sumAmounts([received, -refunded, -refundable])
  const offTotal = money.off_total
  return bookReceipt({ total, received, refunded, writtenOff, pledged, offTotal }, amount, money.tolerance)
}

function BookingText({ order, booking }: { order: DeskOrder; booking: LedgerBooking }) {
  const t = useTranslations('desk_orders.pay')
  const { amount } = useFormat()
  const { missing, writeOff, credit } = booking
  if (isPositive(missing)) return t('short', { amount: amount(missing) })
  if (order.status === 'canceled') return t('canceled')
  if (isPositive(writeOff)) return t('write_off', { amount: amount(writeOff) })
  return isPositive(credit) ? t('over', { amount: amount(credit) }) : t('full')
}
