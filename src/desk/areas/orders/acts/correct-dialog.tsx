import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { correctShipment, type DeskOrder, type DeskShipment } from '../../../../contract/desk/orders.ts'
import { isRefusedFor } from '../../../../contract/wire/errors.ts'
import { fillIn } from '../../../../web/forms/draft.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Dialog } from '../../../../web/ui/dialog.tsx'
import { BothVersions } from '../../../shell/edit/both-versions.tsx'
import { mergeEdits } from '../../../shell/edit/merge-edits.ts'
import type { EditConflict } from '../../../shell/edit/use-edit.ts'
import { useEditDraft } from '../../../shell/edit/use-edit-draft.ts'
import { keepOrder, loadOrderAgain } from '../order-query.ts'
import { firstControl } from './act-dialog.tsx'
import { readShipment, ShipmentFields } from './shipment-fields.tsx'
import { reportDone } from './use-order-form.ts'

type CorrectDialogProps = { order: DeskOrder; shipment: DeskShipment; onClose: () => void }

export function CorrectDialog({ order, shipment, onClose }: CorrectDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      size="sm"
      title={t('desk_orders.correct_title', { number: shipment.number })}
      closeLabel={t('actions.close')}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      initialFocus={firstControl}
    >
      <div data-act-form>
        <CorrectForm order={order} shipment={shipment} onClose={onClose} />
      </div>
    </Dialog>
  )
}

type ShipmentEdit = { carrier: string; service: string; tracking: string; weight_g: number | null }

/**
 * Another person may have corrected the shipment meanwhile. Changes of different fields are both kept; for the
 * same field the person sees both values and decides.
 */
function CorrectForm({ order, shipment, onClose }: CorrectDialogProps) {
  const t = useTranslations()
  const [base, setBase] = useState({ rev: order.rev, edit: editOf(shipment) })
  const [conflicts, setConflicts] = useState<EditConflict[]>([])
  const draft = useEditDraft('shipment', shipment.id, base.rev)
  const form = useForm(correctShipment, {
    draft,
    compose: readShipment,
    extra: { order_number: order.order_number, id: shipment.id, rev: base.rev },
    send: async (call, input) => {
      try {
        return await call(correctShipment, input)
      } catch (error) {
        const now = await changedMeanwhile(error, order.order_number, base.rev)
        const other = now?.shipments.find(({ id }) => id === shipment.id)
        if (!now || !other) throw error
        const mine = editOf({ service: '', weight_g: null, ...input })
        const theirs = editOf(other)
        const { merged, conflicts: names } = mergeEdits(base.edit, mine, theirs)
        if (names.length === 0) return call(correctShipment, { ...input, ...merged, rev: now.rev })
        setBase({ rev: now.rev, edit: theirs })
        const [own, others] = [asTyped(mine), asTyped(theirs)]
        setConflicts(names.map(name => ({ name, mine: own[name], theirs: others[name] })))
        if (form.ref.current) fillIn(form.ref.current, asTyped(merged))
        throw error
      }
    },
    onDone: async changed => {
      await keepOrder(reportDone('correct_shipment')(changed))
      onClose()
    },
  })
  const nameOf = (field: string) =>
    t(
      field === 'weight_g'
        ? 'desk_orders.weight'
        : `desk_orders.${LABELS.find(name => name === field) ?? 'tracking'}`,
    )
  const takeOver = (conflict: EditConflict) => {
    if (form.ref.current) fillIn(form.ref.current, { [conflict.name]: conflict.theirs })
    setConflicts(list => list.filter(known => known !== conflict))
  }
  return (
    <Form form={form}>
      <BothVersions conflicts={conflicts} nameOf={nameOf} onUse={takeOver} />
      <ShipmentFields
        carrier={shipment.carrier}
        service={shipment.service}
        tracking={shipment.tracking}
        weight={shipment.weight_g}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('desk.cancel')}</Button>
        <SubmitButton>{t('desk.save')}</SubmitButton>
      </div>
    </Form>
  )
}

const LABELS = ['carrier', 'service', 'tracking'] as const

function editOf({ carrier, service, tracking, weight_g }: Partial<ShipmentEdit>): ShipmentEdit {
  return {
    carrier: carrier ?? '',
    service: service ?? '',
    tracking: tracking ?? '',
    weight_g: weight_g ?? null,
  }
}

function asTyped({ weight_g, ...texts }: ShipmentEdit): Record<keyof ShipmentEdit, string> {
  return { ...texts, weight_g: weight_g === null ? '' : String(weight_g) }
}

/** The current order, if an attempt was refused because it has changed. */
async function changedMeanwhile(error: unknown, number: string, rev: number): Promise<DeskOrder | null> {
  if (!isRefusedFor(error, 'desk_errors.changed_meanwhile')) return null
  const now = await loadOrderAgain(number)
  return now.rev === rev ? null : now
}
