import { queryOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { matchQuoteParts, type QuotePart } from '../../../contract/desk/quotes.ts'
import { call } from '../../shell/session/call.ts'
import { withPart } from './grid/edit-lines.ts'
import type { GridLine } from './grid/grid-line.ts'
import type { GridAct } from './grid/grid-state.ts'

/** A number that is being typed is not looked up letter by letter. */
const PAUSE_MS = 250

const keyOf = ({ part_number, manufacturer }: GridLine) => `${part_number}\n${manufacturer}`

/** Typed or pasted numbers that name exactly one part get its facts and, without a price, our price. */
export function usePartLookup(
  number: string,
  lines: readonly GridLine[],
  act: (act: GridAct) => void,
  isOn: boolean,
): void {
  const first = useRef(lines)
  const known = useRef<Map<string, QuotePart | null> | null>(null)
  // Free lines that were there before stay as they are.
  known.current ??= new Map(first.current.filter(isFree).map(line => [keyOf(line), null]))
  useEffect(() => {
    const found = known.current
    if (!isOn || !found) return
    const free = lines.filter(isFree)
    if (free.some(line => found.get(keyOf(line)))) act(completeFrom(found))
    const unknown = new Map(free.filter(line => !found.has(keyOf(line))).map(line => [keyOf(line), line]))
    if (unknown.size === 0) return
    const timer = setTimeout(async () => {
      for (const [key, part] of await lookUp(number, unknown)) found.set(key, part)
      act(completeFrom(found))
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [number, lines, act, isOn])
}

function isFree({ part_id }: GridLine): boolean {
  return part_id === null
}

function completeFrom(found: ReadonlyMap<string, QuotePart | null>): GridAct {
  const complete = (line: GridLine) => {
    const part = isFree(line) ? found.get(keyOf(line)) : null
    return part ? withPart(line, part) : line
  }
  return { type: 'complete', complete }
}

async function lookUp(
  number: string,
  wanted: ReadonlyMap<string, GridLine>,
): Promise<[string, QuotePart | null][]> {
  const typed = [...wanted.values()].map(({ part_number, manufacturer }) => ({ part_number, manufacturer }))
  // Without an answer they stay free lines, and the next change tries again.
  const { list } = await call(matchQuoteParts, { number, lines: typed }).catch(() => ({ list: [] }))
  return [...wanted.keys()].flatMap((key, index) => {
    const match = list[index]
    return match ? [[key, match.match === 'exact' ? (match.parts[0] ?? null) : null]] : []
  })
}

/** The parts that a part number may mean, with stock and the prices of the buyer's company. */
export const candidatesQuery = (number: string, part_number: string, manufacturer: string) =>
  queryOptions({
    queryKey: ['quote-parts', number, part_number, manufacturer],
    queryFn: async () => {
      const { list } = await call(matchQuoteParts, { number, lines: [{ part_number, manufacturer }] })
      return list[0]?.parts ?? []
    },
  })
