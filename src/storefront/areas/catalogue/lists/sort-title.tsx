import { ArrowDown, ArrowUp } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Th } from '../../../../web/ui/table.tsx'
import type { HrefWith } from './use-narrowing.ts'

/** The order of a list, and the URLs of others. */
export type Sorting = {
  sort: string
  /** Lists of categories are; in a search the best match or a part in stock comes first. */
  isUsuallyByNumber: boolean
  hrefWith: HrefWith
}

type SortTitleProps = {
  sorting: Sorting
  /** The order of a first click, and the other direction. */
  orders: readonly [first: string, second: string]
  isDescendingFirst?: boolean
  className?: string
  children: ReactNode
}

/** A column's title; a click sorts by the column, another one turns the order around. */
export function SortTitle({ sorting, orders, isDescendingFirst, className, children }: SortTitleProps) {
  const { sort, hrefWith } = sorting
  const [first, second] = orders
  const isSorted = sort === first || sort === second
  const isDescending = (sort === second) !== Boolean(isDescendingFirst)
  const arrow = isDescending ? ArrowDown : ArrowUp
  return (
    <Th className={className} aria-sort={isSorted ? directionOf(isDescending) : undefined}>
      <a
        href={hrefWith({ sort: sort === first ? second : first })}
        rel="nofollow"
        data-in-place=""
        className="column-sort"
      >
        <span className="min-w-0">{children}</span>
        {isSorted && <Icon of={arrow} className="size-3.5 shrink-0 text-brand" />}
      </a>
    </Th>
  )
}

function directionOf(isDescending: boolean): 'ascending' | 'descending' {
  return isDescending ? 'descending' : 'ascending'
}
