import { useState } from 'react'
import { lineKey } from '../../../../domain/bom/line-key.ts'
import { useReview } from './review-context.ts'
import type { LineSort } from './review-state.ts'
import type { SettledLine } from './settle-line.ts'
import { sortLines } from './summarize.ts'

type Order = { sort: LineSort; keys: string[] }

/** Sorted when the buyer selects the order. Typing a quantity does not move the line that is being typed in. */
export function useSortedLines(lines: readonly SettledLine[]): SettledLine[] {
  const { sort } = useReview().state
  const [order, setOrder] = useState<Order>(() => orderOf(lines, sort))
  const isCurrent = order.sort === sort && hasSameLines(order.keys, lines)
  const current = isCurrent ? order : orderOf(lines, sort)
  if (!isCurrent) setOrder(current)
  const byKey = new Map(lines.map(line => [lineKey(line.line), line]))
  return current.keys.flatMap(key => byKey.get(key) ?? [])
}

function orderOf(lines: readonly SettledLine[], sort: LineSort): Order {
  return { sort, keys: sortLines(lines, sort).map(({ line }) => lineKey(line)) }
}

function hasSameLines(keys: readonly string[], lines: readonly SettledLine[]): boolean {
  const known = new Set(keys)
  return keys.length === lines.length && lines.every(({ line }) => known.has(lineKey(line)))
}
