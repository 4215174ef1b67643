import { useDecimalMark } from '../../../web/i18n/use-decimal-mark.ts'
import { useMay } from '../../shell/session/me.ts'
import { SumsBar } from './sums-bar.tsx'
import { shippingFeeOf } from './terms.ts'
import type { QuoteDraft } from './use-quote-draft.ts'

/** The totals of the lines on screen, before they are saved. */
export function DraftTotals({ draft: { totals, terms }, tax }: { draft: QuoteDraft; tax: number }) {
  const mark = useDecimalMark()
  const hasCosts = useMay()('cost.see')
  return (
    <SumsBar
      {...totals}
      tax={tax}
      shippingFee={shippingFeeOf(terms, mark)}
      margin={hasCosts ? totals.margin : undefined}
    />
  )
}
