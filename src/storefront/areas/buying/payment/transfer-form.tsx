import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import type { OrderDetail } from '../../../../contract/shop/orders.ts'
import { reportTransfer } from '../../../../contract/shop/payments.ts'
import { localDay } from '../../../../domain/dates.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { TextArea } from '../../../../web/ui/text-area.tsx'
import { TextInput } from '../../../../web/ui/text-input.tsx'
import { useIsHydrated } from '../../../../web/ui/use-is-hydrated.ts'

type TransferFormProps = {
  order: OrderDetail
  orderKey?: string
  /** The server's date, used until hydration. */
  today: string
  isChosen: boolean
}

/** The buyer reports a transfer, so that staff can assign the payment. */
export function TransferForm({ order, orderKey, today, isChosen }: TransferFormProps) {
  const t = useTranslations('payment')
  const { revalidate } = useRevalidator()
  const day = useLocalToday(today)
  const form = useForm(reportTransfer, {
    extra: { order_id: order.order_id, key: orderKey },
    compose: typed => ({ ...typed, amount: Number(typed.amount || Number.NaN) }),
    onDone: () => revalidate(),
  })
  return (
    <Form form={form} label={t('report')}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="payer_name"
          autoComplete="name"
          label={t('payer_name')}
          hint={t('payer_hint')}
          className="sm:col-span-2"
        />
        <FormField name="amount" label={t('amount_usd')}>
          <TextInput
            name="amount"
            type="number"
            inputMode="decimal"
            min="0.01"
            step="0.01"
            defaultValue={order.total.toFixed(2)}
          />
        </FormField>
        <FormField name="transfer_date" label={t('transfer_date')}>
          <TextInput key={day} name="transfer_date" type="date" defaultValue={day} />
        </FormField>
        <FormField name="remark" label={t('transfer_remark')} isOptional className="sm:col-span-2">
          <TextArea name="remark" rows={2} maxLength={LIMITS.commentLength} />
        </FormField>
      </div>
      <SubmitButton variant={isChosen ? 'primary' : 'secondary'} className="self-start max-sm:w-full">
        {t('report')}
      </SubmitButton>
    </Form>
  )
}

/** The date in the reader's time zone. The server does not know that zone, so its own date is used until hydration. */
function useLocalToday(onServer: string): string {
  // Once, because the day may end while the form is filled in.
  const [here] = useState(() => localDay(new Date()))
  return useIsHydrated() ? here : onServer
}
