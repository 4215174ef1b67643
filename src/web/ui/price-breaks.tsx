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

type PriceBreakListProps = {
  /** Already formatted, smallest quantity first. */
  breaks: readonly PriceBreak[]
  /** The row in force at the chosen quantity; -1 for none. */
  inForce: number
  labels: { caption: string; inForce: string }
}

type PriceBreaksProps = PriceBreakListProps & {
  labels: { quantity: string; price: string; extended?: string }
  size?: 'md' | 'sm'
}

export function PriceBreaks({ breaks, inForce, labels, size = 'md' }: PriceBreaksProps) {
  return (
    <table
      aria-label={labels.caption}
      className={classNames('price-breaks', size === 'sm' && 'price-breaks-sm')}
    >
      <thead>
        <tr>
          <th scope="col">{labels.quantity}</th>
          <th scope="col">{labels.price}</th>
          {labels.extended && <th scope="col">{labels.extended}</th>}
        </tr>
      </thead>
      <tbody>
        {breaks.map((row, index) => (
          <tr key={row.quantity} data-break={placeOf(index, inForce)}>
            <th scope="row" className={index === inForce ? 'icon-check' : undefined}>
              <Quantity row={row} />
            </th>
            <td>
              {row.price}
              {index === inForce && <VisuallyHidden>{labels.inForce}</VisuallyHidden>}
            </td>
            {labels.extended && <td>{row.extended}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Quantities and prices of one row of a list of parts, with half the elements of a table. */
export function PriceBreakList({ breaks, inForce, labels }: PriceBreakListProps) {
  return (
    <ul aria-label={labels.caption} className="price-breaks price-break-list">
      {breaks.map((row, index) => (
        <li
          key={row.quantity}
          data-break={placeOf(index, inForce)}
          className={index === inForce ? 'icon-check' : undefined}
        >
          <Quantity row={row} />
          <span>{row.price}</span>
          {index === inForce && <VisuallyHidden>{labels.inForce}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  )
}

function Quantity({ row: { quantity, take } }: { row: PriceBreak }) {
  if (!take) return <bdi className="ltr-value">{quantity}</bdi>
  return (
    <button type="button" aria-label={take.label} onClick={take.onTake}>
      {quantity}
    </button>
  )
}

function placeOf(index: number, inForce: number): 'in-force' | 'next' | undefined {
  if (index === inForce) return 'in-force'
  return index === inForce + 1 ? 'next' : undefined
}
