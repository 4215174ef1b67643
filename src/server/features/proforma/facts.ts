import type { ProformaFact } from './describe-proforma.ts'
import { COLORS, HAIRLINE } from './sheet.ts'
import type { Pen, Place, TextBlock } from './typesetting/pen.ts'

type FactBlock = { label: TextBlock; value: TextBlock; height: number }
/** A list of labels, aligned to the start, with their values aligned to the end. */
export type FactTable = { place: Place; blocks: readonly FactBlock[]; height: number }

const PADDING = 2.5

export function layOutFacts(pen: Pen, facts: readonly ProformaFact[], place: Place): FactTable {
  const blocks = facts.map(fact => layOutFact(pen, fact, place))
  return { place, blocks, height: blocks.reduce((sum, { height }) => sum + height, 0) }
}

function layOutFact(pen: Pen, fact: ProformaFact, { x, width }: Place): FactBlock {
  const left = { x, width: width * 0.42 }
  const right = { x: x + width * 0.44, width: width * 0.56 }
  const style = fact.isCode ? 'mono' : 'regular'
  const label = pen.layOut(fact.label, left, { size: 8.5, color: COLORS.muted })
  const value = pen.layOut(fact.value, right, { size: 8.5, style, align: 'end' })
  return { label, value, height: Math.max(label.height, value.height) + 2 * PADDING }
}

/** Returns the position for the next block. */
export function drawFacts(pen: Pen, { place, blocks }: FactTable, y: number): number {
  return blocks.reduce((at, { label, value, height }, index) => {
    if (index > 0) pen.rule(place, at, HAIRLINE)
    pen.write(label, at + PADDING)
    pen.write(value, at + PADDING)
    return at + height
  }, y)
}
