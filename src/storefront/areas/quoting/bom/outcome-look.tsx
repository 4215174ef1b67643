import { CircleCheck, CircleHelp, CircleMinus, FileText, Search } from 'lucide'
import type { BomOutcome } from '../../../../contract/shop/bom.ts'

/** Color and icon of each outcome; a text is always beside them. */
export const OUTCOME_LOOKS = {
  cart: { icon: CircleCheck, text: 'text-stock', badge: 'bg-stock-soft text-stock', fill: 'fill-stock' },
  rfq: { icon: FileText, text: 'text-low', badge: 'bg-low-soft text-low', fill: 'fill-low/60' },
  choose: {
    icon: CircleHelp,
    text: 'text-action-strong',
    badge: 'bg-action-soft text-action-strong',
    fill: 'fill-action',
  },
  free: {
    icon: Search,
    text: 'text-sold-out',
    badge: 'bg-sold-out-soft text-sold-out',
    fill: 'fill-sold-out',
  },
} satisfies Record<BomOutcome, object>

export const LEFT_OUT_LOOK = { icon: CircleMinus, badge: 'bg-sold-out-soft text-sold-out' }
