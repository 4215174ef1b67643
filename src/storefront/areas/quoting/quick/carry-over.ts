import type { MatchedLine } from '../../../../contract/shop/bom.ts'
import { lineKey } from '../../../../domain/bom/line-key.ts'
import type { ReviewState } from '../bom/review-state.ts'

type Decisions = Pick<ReviewState, 'choices' | 'moved' | 'quantities' | 'leftOut'>

/** Decisions about lines stay with their part number when lines are added above them or removed. */
export function carryOver(
  { choices, moved, quantities, leftOut }: Decisions,
  before: readonly MatchedLine[],
  after: readonly MatchedLine[],
): Decisions {
  const places = new Map(named(after))
  const moves = new Map(named(before).map(([name, key]) => [key, places.get(name)]))
  return {
    choices: moveKeys(choices, moves),
    moved: moveKeys(moved, moves),
    quantities: moveKeys(quantities, moves),
    leftOut: moveKeys(leftOut, moves),
  }
}

/** Names and keys of lines. The same number in several lines is counted. */
function named(lines: readonly MatchedLine[]): [name: string, key: string][] {
  const counts = new Map<string, number>()
  return lines.map(line => {
    const nth = (counts.get(line.part_number) ?? 0) + 1
    counts.set(line.part_number, nth)
    return [`${line.part_number}\n${nth}`, lineKey(line)]
  })
}

function moveKeys<T>(record: Record<string, T>, moves: ReadonlyMap<string, string | undefined>) {
  const moved: Record<string, T> = {}
  for (const [key, value] of Object.entries(record)) {
    const to = moves.get(key)
    if (to !== undefined) moved[to] = value
  }
  return moved
}
