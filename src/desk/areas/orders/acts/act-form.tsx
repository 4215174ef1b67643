import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskOrder } from '../../../../contract/desk/orders.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { Button } from '../../../../web/ui/button.tsx'
import { OrderConflict } from './order-conflict.tsx'
import type { OrderForm } from './use-order-form.ts'

/** The props of every act. */
export type ActProps = { order: DeskOrder; onClose: () => void }

type ActFormProps = Omit<OrderForm, 'refused'> & {
  /** With the amount or the count, because most acts cannot be undone. */
  submit: string
  onClose: () => void
  children?: ReactNode
}

export function ActForm({ form, seen, before, submit, onClose, children }: ActFormProps) {
  const t = useTranslations('desk')
  return (
    <Form form={form}>
      {before && <OrderConflict before={before} now={seen} />}
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <SubmitButton>{submit}</SubmitButton>
      </div>
    </Form>
  )
}
