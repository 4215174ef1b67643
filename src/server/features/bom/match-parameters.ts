import type { MatchedLine } from '../../../contract/shop/bom.ts'
import type { BomLine } from '../../../domain/bom/bom.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { findByParameters, type PartMatch, type UnderstandingContext } from '../catalogue/index.ts'

/** A match, with its explanation if it was found by parameters. */
export type LineMatch = PartMatch & Pick<MatchedLine['match'], 'understood' | 'unknown'>

/** `value`: the text of the row in place of a number; it becomes a line only if parts have these values. */
export type Taken = { line: BomLine; match: LineMatch; isOffer: boolean; value?: string }

/** "100nF X7R 0402", "100nF/50V/X7R": a number has fewer words. */
const VALUE_WORDS = 3
const BETWEEN_WORDS = /[\s/,;_]+/

/**
 * Searches lines without a number by their parameters, as a choice for the buyer. Rows that say too little are no
 * lines.
 */
export async function withParameters(
  context: UnderstandingContext,
  taken: readonly Taken[],
): Promise<Taken[]> {
  const found: Taken[] = []
  let left: number = LIMITS.bomValues
  for (const one of taken) {
    const value = one.value ?? unknownNumber(one)
    const match = value !== null && left-- > 0 ? await matchValue(context, value, one.line) : null
    if (match && value !== null) found.push({ ...one, line: asValue(one.line, value), match })
    else if (one.value === undefined) found.push(one)
  }
  return found
}

/** A line whose part number is unknown may state values instead. */
function unknownNumber({ line: { part_number }, match }: Taken): string | null {
  const isValue = match.kind === 'none' && part_number.split(BETWEEN_WORDS).length >= VALUE_WORDS
  return isValue ? part_number : null
}

function asValue(line: BomLine, value: string): BomLine {
  const warnings = line.warnings.filter(warning => warning !== 'number_elsewhere')
  return { ...line, part_number: value, warnings }
}

/** Design tools write R1, 10k, 0603: the designator tells the kind of part. */
const KINDS = { R: 'resistor', C: 'capacitor', L: 'inductor' } as const

function kindOf(designators: string): string | null {
  const [, letter] = /^\s*([RCL])\d/.exec(designators) ?? []
  return letter === 'R' || letter === 'C' || letter === 'L' ? KINDS[letter] : null
}

async function matchValue(
  context: UnderstandingContext,
  value: string,
  { qty, designators }: BomLine,
): Promise<LineMatch | null> {
  const text = value.replaceAll('_', ' ')
  const kind = kindOf(designators)
  const found =
    (await findByParameters(context, text, qty)) ??
    (kind ? await findByParameters(context, `${text} ${kind}`, qty) : null)
  const [first] = found?.candidates ?? []
  if (!found || !first) return null
  return {
    kind: 'parameters',
    goods: first,
    candidates: found.candidates,
    understood: found.understood.map(({ token, name, label }) => ({ token, name, label })),
    unknown: found.unknown,
    number: null,
    isByAlternate: false,
    isByFormerNumber: false,
    isOtherMaker: false,
  }
}
