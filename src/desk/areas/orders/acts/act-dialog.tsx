import { type ComponentType, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskOrder } from '../../../../contract/desk/orders.ts'
import { Dialog } from '../../../../web/ui/dialog.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import type { ActProps } from './act-form.tsx'
import { AskForRest, CancelOrder, RejectReport, ReopenOrder, WriteOff } from './asked-acts.tsx'
import { BookRefund } from './book-refund.tsx'
import { EditOrder } from './edit-order.tsx'
import { expectsNothing } from './expects-nothing.ts'
import { RecordPayment } from './record-payment.tsx'
import { RefundOrder } from './refund-order.tsx'
import { RefundStray } from './refund-stray.tsx'
import { ShipOrder } from './ship-order.tsx'

const FORMS = {
  record_payment: RecordPayment,
  ship: ShipOrder,
  refund: RefundOrder,
  refund_stray: RefundStray,
  book_refund: BookRefund,
  reopen: ReopenOrder,
  cancel: CancelOrder,
  reject: RejectReport,
  write_off: WriteOff,
  ask_for_rest: AskForRest,
  edit: EditOrder,
} satisfies Partial<Record<DeskOrder['acts'][number], ComponentType<ActProps>>>

/** The acts that ask for something first. */
export type DialogAct = keyof typeof FORMS

export function actOf(name: string | null): DialogAct | null {
  return isDialogAct(name) ? name : null
}

function isDialogAct(name: string | null): name is DialogAct {
  return name !== null && Object.hasOwn(FORMS, name)
}

/** Forms with a table of lines need the whole screen of a phone. */
const WIDE: readonly DialogAct[] = ['ship', 'refund', 'edit']

export function ActDialog({ act, order, onClose }: ActProps & { act: DialogAct }) {
  const t = useTranslations()
  const [isClosing, setIsClosing] = useState(false)
  const [opened] = useState(order)
  const close = () => {
    setIsClosing(true)
    onClose()
  }
  const ActForm = FORMS[act]
  return (
    <Dialog
      size={WIDE.includes(act) ? 'lg' : 'sm'}
      title={
        <>
          {t(`desk_orders.act.${act}`)}{' '}
          <span className="ltr-value font-normal text-ink-soft">{order.order_number}</span>
        </>
      }
      closeLabel={t('actions.close')}
      isOpen
      onOpenChange={isOpen => !isOpen && close()}
      initialFocus={firstControl}
    >
      <div role="status" className="mb-4 empty:mb-0">
        {!isClosing && isGone(act, opened, order) && (
          <Notice tone="warning">{t('desk_orders.act_gone')}</Notice>
        )}
      </div>
      <div data-act-form>
        <ActForm order={order} onClose={close} />
      </div>
    </Dialog>
  )
}

/** Another payment can always be recorded, but the one that the form was opened for is not expected any more. */
function isGone(act: DialogAct, opened: DeskOrder, now: DeskOrder): boolean {
  if (!now.acts.includes(act)) return true
  return act === 'record_payment' && expectsNothing(now) && !expectsNothing(opened)
}

/** Lines are prefilled, so that a scanner can start with the tracking number. */
export function firstControl(): HTMLElement | null {
  const form = document.querySelector('[data-act-form]')
  const first = ':is(input:not([type=checkbox]), select, textarea, button[type=submit])'
  return (
    form?.querySelector<HTMLElement>('[name=tracking]') ?? form?.querySelector<HTMLElement>(first) ?? null
  )
}
