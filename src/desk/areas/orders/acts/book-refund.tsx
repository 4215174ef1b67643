import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { bookRefundSent, type DeskRefund } from '../../../../contract/desk/orders.ts'
import { localDay } from '../../../../domain/dates.ts'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { TextInput } from '../../../../web/ui/text-input.tsx'
import { ActForm, type ActProps } from './act-form.tsx'
import { reportDone, useOrderForm } from './use-order-form.ts'

/**
 * The oldest refund that was due when the form was opened. It stays the same although a colleague books it
 * meanwhile, because date and reference are typed for it.
 */
export function BookRefund({ order, onClose }: ActProps) {
  const [due] = useState(() => order.money?.refunds.find(({ state }) => state === 'due'))
  return due ? <BookRefundForm order={order} onClose={onClose} refund={due} /> : null
}

function BookRefundForm({ order, onClose, refund }: ActProps & { refund: DeskRefund }) {
  const t = useTranslations('desk_orders')
  const { amount } = useFormat()
  const handle = useOrderForm(bookRefundSent, order, {
    onClose,
    extra: { id: refund.id },
    onDone: reportDone('book_refund'),
  })
  return (
    <ActForm
      {...handle}
      submit={t('book_refund.submit', { amount: amount(refund.amount) })}
      onClose={onClose}
    >
      <p>{t('book_refund.text')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField name="on_date" label={t('book_refund.date')}>
          <TextInput name="on_date" type="date" defaultValue={localDay(new Date())} />
        </FormField>
        <TextField name="reference" autoComplete="off" label={t('pay.reference')} isOptional />
      </div>
    </ActForm>
  )
}
