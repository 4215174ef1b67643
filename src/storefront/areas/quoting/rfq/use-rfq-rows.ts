import { useCallback, useEffect, useState } from 'react'
import { LIMITS } from '../../../../domain/limits.ts'
import { isBlank } from '../../../shell/rfq-list/rfq-item.ts'
import {
  dropBlankRfqItems,
  type RfqItem,
  removeRfqItem,
  useRfqList,
} from '../../../shell/rfq-list/rfq-list.ts'

/** Rendered by the server: as many as a usual list needs, so that nothing moves when it is read. */
const ROWS_AT_FIRST = 5

type RfqRow = {
  key: number
  item: RfqItem | undefined
  /** The line's index among those that are sent; null for a blank one. */
  place: number | null
  /** Only on wide screens: a phone shows one blank line. */
  isSpare: boolean
}

/** The list as form rows, with at least one blank row at the end. */
export function useRfqRows() {
  const items = useRfqList()
  const [ready, setReady] = useState(1)
  const keys = useKeys()
  useEffect(dropBlankRfqItems, [])

  const wanted = Math.max(ROWS_AT_FIRST, items.length + ready)
  const count = Math.min(LIMITS.rfqLines, wanted)
  let sent = 0
  const rows = keys.take(count).map((key, index): RfqRow => {
    const item = items[index]
    const isSent = item !== undefined && !isBlank(item)
    return { key, item, place: isSent ? sent++ : null, isSpare: index >= items.length + ready }
  })
  const remove = useCallback(
    (index: number) => {
      keys.drop(index)
      removeRfqItem(index)
    },
    [keys],
  )
  return {
    rows,
    isFull: items.length >= LIMITS.rfqLines,
    addRow: () => setReady(last => last + 1),
    remove,
  }
}

/** A row keeps its key when one above it is removed, so that its unfinished input stays with it. */
function useKeys() {
  const [keys] = useState(() => {
    const known: number[] = []
    let next = 0
    return {
      take: (count: number) => {
        while (known.length < count) known.push(next++)
        return known.slice(0, count)
      },
      drop: (index: number) => void known.splice(index, 1),
    }
  })
  return keys
}
