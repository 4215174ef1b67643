import { Printer } from 'lucide'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskOrder } from '../../../contract/desk/orders.ts'
import { isPositive } from '../../../domain/money.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { useMay } from '../../shell/session/me.ts'
import type { DialogAct } from './acts/act-dialog.tsx'
import { slipsPath } from './order-paths.ts'

type OrderActsProps = { order: DeskOrder; onStart: (act: DialogAct) => void }

/** In the order in which they are offered. */
const OFFERED: readonly DialogAct[] = [
  'ship',
  'book_refund',
  'reopen',
  'ask_for_rest',
  'write_off',
  'reject',
  'edit',
  'record_payment',
  'refund_stray',
  'refund',
  'cancel',
]

/** Only the acts that the server allows this person now. The first button is the next step of the order. */
export function OrderActs({ order, onStart }: OrderActsProps) {
  const t = useTranslations('desk_orders')
  const may = useMay()
  const primary = primaryAct(order)
  const offered = OFFERED.filter(act => order.acts.includes(act) && act !== primary)
  const canPrint = may('orders.ship') && order.lines.some(line => line.to_ship > 0)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {primary && (
        <Button variant="primary" data-primary-act onClick={() => onStart(primary)}>
          {t(`act.${primary}`)}
        </Button>
      )}
      {offered.map(act => (
        <Button key={act} data-edit-act={act === 'edit' || undefined} onClick={() => onStart(act)}>
          {t(`act.${act}`)}
        </Button>
      ))}
      {canPrint && (
        <Link to={slipsPath([order.order_number])} className={buttonClass()}>
          <Icon of={Printer} />
          {t('slip')}
        </Link>
      )}
    </div>
  )
}

/** The next act of the order. Refunds and cancellations are never suggested. */
function primaryAct({ acts, flags, money }: DeskOrder): DialogAct | null {
  if (acts.includes('ship')) return 'ship'
  if (acts.includes('record_payment') && isPositive(money?.missing ?? 0)) return 'record_payment'
  if (acts.includes('book_refund')) return 'book_refund'
  return acts.includes('reopen') && flags.includes('late_money') ? 'reopen' : null
}
