import { Check } from 'lucide-react'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

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

const SIZES = { md: 'px-3 py-1.5', sm: 'px-2 py-0.5' }

export function PriceBreaks({ breaks, inForce, labels, size = 'md' }: PriceBreaksProps) {
  const cell = classNames(SIZES[size], 'text-end whitespace-nowrap rtl:text-start')
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">{labels.caption}</caption>
      <thead className={size === 'sm' ? 'sr-only' : 'border-b border-field text-xs text-ink-soft'}>
        <tr>
          <td />
          <th scope="col" className={cell}>
            {labels.quantity}
          </th>
          <th scope="col" className={cell}>
            {labels.price}
          </th>
          {labels.extended && (
            <th scope="col" className={cell}>
              {labels.extended}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {breaks.map((row, index) => (
          <tr
            key={row.quantity}
            data-break={placeOf(index, inForce)}
            className={rowClass(row, index === inForce)}
          >
            <td className="w-8 ps-2.5">{index === inForce && <InForceSign label={labels.inForce} />}</td>
            <th scope="row" className={classNames(cell, '[font-weight:inherit]')}>
              <Quantity row={row} />
            </th>
            <td className={cell}>
              <bdi className="ltr-value">{row.price}</bdi>
            </td>
            {labels.extended && (
              <td className={cell}>
                <bdi className="ltr-value">{row.extended}</bdi>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The button covers its row. */
function Quantity({ row: { quantity, take } }: { row: PriceBreak }) {
  const text = <bdi className="ltr-value">{quantity}</bdi>
  if (!take) return text
  return (
    <button
      type="button"
      data-printed=""
      aria-label={take.label}
      onClick={take.onTake}
      className="[font-weight:inherit] after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
    >
      {text}
    </button>
  )
}

function placeOf(index: number, inForce: number): 'in-force' | 'next' | undefined {
  if (index === inForce) return 'in-force'
  return index === inForce + 1 ? 'next' : undefined
}

function rowClass({ take }: PriceBreak, isInForce: boolean): string {
  return classNames(
    take && 'relative hover:bg-brand-soft',
    isInForce
      ? 'bg-brand-soft font-semibold text-brand-strong shadow-[inset_3px_0_var(--color-brand)] rtl:shadow-[inset_-3px_0_var(--color-brand)]'
      : 'border-b border-hairline',
  )
}

function InForceSign({ label }: { label: string }) {
  return (
    <>
      <Check aria-hidden className="size-4" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
