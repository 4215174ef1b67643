import { type ComponentProps, type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { useKeyboardScroll } from './use-keyboard-scroll.ts'

type TableProps = {
  /** The table's accessible name. */
  label: string
  children: ReactNode
  className?: string
}

/** Scrolls sideways by itself, so that the page does not. */
export function Table({ label, children, className }: TableProps) {
  const scroller = useRef<HTMLElement>(null)
  useKeyboardScroll(scroller)
  return (
    <section ref={scroller} aria-label={label} className={classNames('overflow-x-auto', className)}>
      <table className="w-full border-collapse text-sm [&_tbody_tr:hover]:bg-bench">
        <caption className="sr-only">{label}</caption>
        {children}
      </table>
    </section>
  )
}

type CellProps = { isNumeric?: boolean }

/** Figures are aligned right in every direction, so that units are below units. */
const NUMERIC = 'text-end tabular-nums whitespace-nowrap rtl:text-start'

export function Th({ isNumeric, className, ...rest }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames('column-title', isNumeric ? NUMERIC : 'text-start', className)}
    />
  )
}

export function Td({ isNumeric, className, ...rest }: ComponentProps<'td'> & CellProps) {
  return (
    <td
      {...rest}
      className={classNames(
        'border-b border-hairline px-3 py-2.5 align-middle',
        isNumeric && NUMERIC,
        className,
      )}
    />
  )
}
