import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'

const ROW_HEIGHT = 40
const OVERSCAN = 15

type VirtualRowsProps = {
  body: RefObject<HTMLTableSectionElement | null>
  address: string
  ids: string[]
  columnCount: number
  children: (index: number, extra: ComponentProps<'tr'>) => ReactNode
}

/** The measured heights by address: coming back needs them to scroll to the same place. */
const measured = new Map<string, VirtualItem[]>()

/** Only the rows near the window, between two empty rows of the height of all others. */
export function VirtualRows({ body, address, ids, columnCount, children }: VirtualRowsProps) {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + scrollY)
  }, [body])
  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: index => ids[index] ?? index,
    initialMeasurementsCache: measured.get(address),
  })
  useEffect(() => () => void measured.set(address, virtualizer.measurementsCache), [address, virtualizer])
  const items = virtualizer.getVirtualItems()
  const above = (items[0]?.start ?? top) - top
  const below = virtualizer.getTotalSize() + top - (items.at(-1)?.end ?? top)
  return (
    <>
      <Gap height={above} columnCount={columnCount} />
      {items.map(({ index }) => children(index, gridded(index, virtualizer.measureElement)))}
      <Gap height={below} columnCount={columnCount} />
    </>
  )
}

function gridded(index: number, measure: (row: HTMLTableRowElement | null) => void) {
  // The first row of the table is its header.
  return { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 }
}

function Gap({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden className="max-sm:block">
      <td colSpan={columnCount} style={{ height }} className="max-sm:block" />
    </tr>
  )
}
