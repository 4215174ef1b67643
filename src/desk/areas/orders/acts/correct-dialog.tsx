import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { correctParcel, type DeskOrder, type DeskParcel } from '../../../../contract/desk/orders.ts'
import { Refusal } from '../../../../contract/wire/errors.ts'
import { fillIn } from '../../../../web/forms/draft.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Dialog } from '../../../../web/ui/dialog.tsx'
import { keepOrder, loadOrderAgain } from '../order-query.ts'
import { firstControl } from './act-dialog.tsx'
import { EditConflict } from './edit-conflict.tsx'
import { mergeEdits } from './merge-edits.ts'
import { ParcelFields, readParcel } from './parcel-fields.tsx'
import { told } from './use-order-form.ts'

type CorrectDialogProps = { order: DeskOrder; parcel: DeskParcel; onClose: () => void }

export function CorrectDialog({ order, parcel, onClose }: CorrectDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      size="sm"
      title={t('desk_orders.correct_title', { number: parcel.number })}
      closeLabel={t('actions.close')}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      initialFocus={firstControl}
    >
      <div data-act-form>
        <CorrectForm order={order} parcel={parcel} onClose={onClose} />
      </div>
    </Dialog>
  )
}

type ParcelEdit = { carrier: string; service: string; tracking: string; weight_g: number | null }
/** Fields that another person has changed, too. */
type Conflict = { fields: (keyof ParcelEdit)[]; mine: ParcelEdit; theirs: ParcelEdit }

/**
 * Another person may have corrected the package meanwhile. Changes of different fields are both kept; for the
 * same field the person sees both values and decides.
 */
function CorrectForm({ order, parcel, onClose }: CorrectDialogProps) {
  const t = useTranslations()
  const [base, setBase] = useState({ rev: order.rev, edit: editOf(parcel) })
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const form = useForm(correctParcel, {
    compose: readParcel,
    extra: { order_number: order.order_number, id: parcel.id, rev: base.rev },
    send: async (call, input) => {
      try {
        return await call(correctParcel, input)
      } catch (error) {
        const now = await changedMeanwhile(error, order.order_number, base.rev)
        const other = now?.parcels.find(({ id }) => id === parcel.id)
        if (!now || !other) throw error
        const mine = editOf({ service: '', weight_g: null, ...input })
        const theirs = editOf(other)
        const { merged, conflicts } = mergeEdits(base.edit, mine, theirs)
        if (conflicts.length === 0) return call(correctParcel, { ...input, ...merged, rev: now.rev })
        setBase({ rev: now.rev, edit: theirs })
        setConflict({ fields: conflicts, mine, theirs })
        if (form.ref.current) fillIn(form.ref.current, asTyped(merged))
        throw error
      }
    },
    onDone: async changed => {
      await keepOrder(told('correct_parcel')(changed))
      onClose()
    },
  })
  return (
    <Form form={form}>
      {conflict && <EditConflict {...conflict} />}
      <ParcelFields
        carrier={parcel.carrier}
        service={parcel.service}
        tracking={parcel.tracking}
        weight={parcel.weight_g}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t(conflict ? 'desk_orders.conflict.keep_theirs' : 'desk.cancel')}</Button>
        <SubmitButton>{t(conflict ? 'desk_orders.conflict.keep_mine' : 'desk.save')}</SubmitButton>
      </div>
    </Form>
  )
}

function editOf({ carrier, service, tracking, weight_g }: Partial<ParcelEdit>): ParcelEdit {
  return {
    carrier: carrier ?? '',
    service: service ?? '',
    tracking: tracking ?? '',
    weight_g: weight_g ?? null,
  }
}

function asTyped({ weight_g, ...texts }: ParcelEdit): Record<string, string> {
  return { ...texts, weight_g: weight_g === null ? '' : String(weight_g) }
}

/** The current order, if an attempt was refused because it has changed. */
async function changedMeanwhile(error: unknown, number: string, rev: number): Promise<DeskOrder | null> {
  if (!(error instanceof Refusal) || error.status !== 409) return null
  const now = await loadOrderAgain(number)
  return now.rev === rev ? null : now
}
