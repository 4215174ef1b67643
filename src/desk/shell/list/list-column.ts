import type { ReactNode } from 'react'

export type ListColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  isNumeric?: boolean
  /** The rows can be sorted by it: `sort=<id>` or `sort=-<id>` in the address, which the server understands. */
  canSort?: boolean
  /** On phones each row is a block: this value has a line of its own. */
  isWide?: boolean
  /** On phones the header is shown before the value, which would not be understood without it. */
  hasPhoneLabel?: boolean
  className?: string
}
