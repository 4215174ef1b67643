import { useTranslations } from 'use-intl'
import type { DeskOrder } from '../../../contract/desk/orders.ts'
import { setTaxIds } from '../../../contract/desk/papers.ts'
import { Form } from '../../../web/forms/form.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { TextField } from '../../../web/forms/text-field.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { BothVersions } from '../../shell/edit/both-versions.tsx'
import { useEdit } from '../../shell/edit/use-edit.ts'
import { useEditDraft } from '../../shell/edit/use-edit-draft.ts'
import { tell } from '../../shell/session/notices.ts'
import { keepOrder, loadOrderAgain } from './order-query.ts'

/** Until the invoice is issued. */
export function TaxIdsForm({ order }: { order: DeskOrder }) {
  const t = useTranslations()
  const { order_number } = order
  const edit = useEdit({ present: order, fieldsOf, read: () => loadOrderAgain(order_number) })
  const { vat_id, eori } = edit.base.tax_ids
  const draft = useEditDraft('tax-ids', order_number, vat_id, eori)
  const form = useForm(setTaxIds, {
    draft,
    extra: { order_number, rev: edit.rev },
    compose: edit.compose,
    onRefused: edit.onRefused,
    onDone: async changed => {
      edit.start(changed)
      tell({ key: 'desk_orders.tax_ids_saved' })
      await keepOrder(changed)
    },
  })
  const nameOf = (field: string) => (field === 'eori' ? 'EORI' : t('desk_orders.vat_id'))
  return (
    <details className="w-full">
      <summary className="min-h-6 cursor-pointer text-brand">{t('desk_orders.tax_ids')}</summary>
      <Form form={form} label={t('desk_orders.tax_ids')} className="mt-3">
        <p className="text-sm text-ink-soft">{t('desk_orders.tax_ids_hint')}</p>
        <BothVersions conflicts={edit.conflicts} nameOf={nameOf} onUse={edit.takeTheirs} />
        <div ref={edit.box} key={edit.generation} className="flex flex-col gap-4">
          <TextField
            name="vat_id"
            label={nameOf('vat_id')}
            defaultValue={vat_id}
            autoComplete="off"
            isOptional
          />
          <TextField name="eori" label={nameOf('eori')} defaultValue={eori} autoComplete="off" isOptional />
        </div>
        <SubmitButton variant="secondary" className="self-start">
          {t('desk.save')}
        </SubmitButton>
      </Form>
    </details>
  )
}

function fieldsOf({ tax_ids }: DeskOrder) {
  return tax_ids
}
