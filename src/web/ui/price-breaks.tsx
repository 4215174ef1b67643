import { Check } from 'lucide-react'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import './price-breaks.css'

type PriceBreak = {
  quantity: string
  price: string
  extended?: string
  /** A click on the row takes its quantity; `label` names the button. */
  take?: { label: string; onTake: () => void }
}

type PriceBreaksProps = {
  /** Already formatted, smallest quantity first. */
  breaks: readonly PriceBreak[]
  /** The row in force at the chosen quantity; -1 for none. */
  inForce: number
  labels: { caption: string; quantity: string; price: string; extended?: string; inForce: string }
  size?: 'md' | 'sm'
}

export function PriceBreaks({ breaks, inForce, labels, size = 'md' }: PriceBreaksProps) {
  return (
    <table className={classNames('price-breaks', size === 'sm' && 'price-breaks-sm')}>
      <caption className="sr-only">{labels.caption}</caption>
      <thead className={size === 'sm' ? 'sr-only' : 'border-b border-field text-xs text-ink-soft'}>
        <tr>
          <td />
          <th scope="col">{labels.quantity}</th>
          <th scope="col">{labels.price}</th>
          {labels.extended && <th scope="col">{labels.extended}</th>}
        </tr>
      </thead>
      <tbody>
        {breaks.map((row, index) => (
          <tr key={row.quantity} data-break={placeOf(index, inForce)}>
            <td>{index === inForce && <InForceSign label={labels.inForce} />}</td>
            <th scope="row">
              <Quantity row={row} />
            </th>
            <td>
              <bdi className="ltr-value">{row.price}</bdi>
            </td>
            {labels.extended && (
              <td>
                <bdi className="ltr-value">{row.extended}</bdi>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Quantity({ row: { quantity, take } }: { row: PriceBreak }) {
  const text = <bdi className="ltr-value">{quantity}</bdi>
  if (!take) return text
  return (
    <button type="button" data-printed="" aria-label={take.label} onClick={take.onTake}>
      {text}
    </button>
  )
}

function placeOf(index: number, inForce: number): 'in-force' | 'next' | undefined {
  if (index === inForce) return 'in-force'
  return index === inForce + 1 ? 'next' : undefined
}

function InForceSign({ label }: { label: string }) {
  return (
    <>
      <Check aria-hidden className="size-4" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
