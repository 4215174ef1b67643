import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { DeskOrder, DeskShipment } from '../../../contract/desk/orders.ts'
import { issueCustoms, issueSlip } from '../../../contract/desk/papers.ts'
import type { ShipmentPaper } from '../../../domain/papers.ts'
import { Button } from '../../../web/ui/button.tsx'
import { call } from '../../shell/session/call.ts'
import { keepIssued } from './keep-issued.ts'

type ShipmentPapersProps = { order: DeskOrder; shipment: DeskShipment }

const ACTS = { packing_slip: 'issue_slip', customs: 'issue_customs' } as const

/** Issues the papers of a shipment that it does not have yet. */
export function ShipmentPapers({ order, shipment }: ShipmentPapersProps) {
  const isIssued = (kind: ShipmentPaper) =>
    order.papers.some(paper => paper.kind === kind && paper.shipment_id === shipment.id)
  const kinds = (['packing_slip', 'customs'] as const).filter(
    kind => order.acts.includes(ACTS[kind]) && !isIssued(kind),
  )
  return kinds.map(kind => <Issue key={kind} order={order} shipment={shipment} kind={kind} />)
}

function Issue({ order, shipment, kind }: ShipmentPapersProps & { kind: ShipmentPaper }) {
  const t = useTranslations('desk_orders')
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(kind === 'customs' ? issueCustoms : issueSlip, {
        ...{ order_number: order.order_number, id: shipment.id, rev: order.rev },
      }),
    onSuccess: keepIssued,
  })
  return (
    <Button size="sm" isBusy={isPending} onClick={() => mutate()}>
      {t(`issue.${kind}`)}
    </Button>
  )
}
