import { useTranslations } from 'use-intl'
import type { DeskOrder } from '../../../contract/desk/orders.ts'
import { setTaxIds } from '../../../contract/desk/papers.ts'
import { Form } from '../../../web/forms/form.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { TextField } from '../../../web/forms/text-field.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { useEditDraft } from '../../shell/edit/use-edit-draft.ts'
import { tell } from '../../shell/session/notices.ts'
import { keepOrder } from './order-query.ts'

/** Until the invoice is issued. */
export function TaxIdsForm({ order }: { order: DeskOrder }) {
  const t = useTranslations()
  const { vat_id, eori } = order.tax_ids
  const draft = useEditDraft('tax-ids', order.order_number, vat_id, eori)
  const form = useForm(setTaxIds, {
    draft,
    extra: { order_number: order.order_number, rev: order.rev },
    onDone: async changed => {
      tell({ key: 'desk_orders.tax_ids_saved' })
      await keepOrder(changed)
    },
  })
  return (
    <details className="w-full">
      <summary className="min-h-6 cursor-pointer text-brand">{t('desk_orders.tax_ids')}</summary>
      <Form form={form} label={t('desk_orders.tax_ids')} className="mt-3">
        <p className="text-sm text-ink-soft">{t('desk_orders.tax_ids_hint')}</p>
        <TextField
          name="vat_id"
          label={t('desk_orders.vat_id')}
          defaultValue={vat_id}
          autoComplete="off"
          isOptional
        />
        <TextField name="eori" label="EORI" defaultValue={eori} autoComplete="off" isOptional />
        <SubmitButton variant="secondary" className="self-start">
          {t('desk.save')}
        </SubmitButton>
      </Form>
    </details>
  )
}
