import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { DeskOrder, DeskParcel } from '../../../contract/desk/orders.ts'
import { issueCustoms, issueSlip } from '../../../contract/desk/papers.ts'
import type { ParcelPaper } from '../../../domain/papers.ts'
import { Button } from '../../../web/ui/button.tsx'
import { call } from '../../shell/session/call.ts'
import { keepIssued } from './keep-issued.ts'

type ParcelPapersProps = { order: DeskOrder; parcel: DeskParcel }

const ACTS = { packing_slip: 'issue_slip', customs: 'issue_customs' } as const

/** Issues the papers of a package that it does not have yet. */
export function ParcelPapers({ order, parcel }: ParcelPapersProps) {
  const isIssued = (kind: ParcelPaper) =>
    order.papers.some(paper => paper.kind === kind && paper.parcel_id === parcel.id)
  const kinds = (['packing_slip', 'customs'] as const).filter(
    kind => order.acts.includes(ACTS[kind]) && !isIssued(kind),
  )
  return kinds.map(kind => <Issue key={kind} order={order} parcel={parcel} kind={kind} />)
}

function Issue({ order, parcel, kind }: ParcelPapersProps & { kind: ParcelPaper }) {
  const t = useTranslations('desk_orders')
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(kind === 'customs' ? issueCustoms : issueSlip, {
        ...{ order_number: order.order_number, id: parcel.id, rev: order.rev },
      }),
    onSuccess: keepIssued,
  })
  return (
    <Button size="sm" isBusy={isPending} onClick={() => mutate()}>
      {t(`issue.${kind}`)}
    </Button>
  )
}
