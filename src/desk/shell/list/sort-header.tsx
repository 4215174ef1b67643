import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide'
import { Icon } from '../../../web/ui/icon.tsx'
import { Th } from '../../../web/ui/table.tsx'
import { type ListSort, nextSort, readSort, useListAddress } from './list-address.ts'
import type { ListColumn } from './list-column.ts'

type HeaderOf = Pick<ListColumn<never>, 'id' | 'header' | 'isNumeric' | 'canSort'>

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }

export function SortHeader({ column }: { column: HeaderOf }) {
  const { id, header, isNumeric, canSort } = column
  const { sort: written, setSort } = useListAddress()
  if (!canSort) return <Th isNumeric={isNumeric}>{header}</Th>
  const sort = readSort(written)
  const direction = directionOf(id, sort)
  return (
    <Th isNumeric={isNumeric} aria-sort={direction}>
      <button
        type="button"
        onClick={() => setSort(nextSort(id, sort))}
        className="inline-flex min-h-6 items-center gap-1 rounded-sm hover:text-brand"
      >
        {header}
        <Icon of={ICONS[direction]} className={direction === 'none' ? 'size-3.5 opacity-40' : 'size-3.5'} />
      </button>
    </Th>
  )
}

function directionOf(id: string, sort: ListSort | null): keyof typeof ICONS {
  if (sort?.column !== id) return 'none'
  return sort.isDescending ? 'descending' : 'ascending'
}
