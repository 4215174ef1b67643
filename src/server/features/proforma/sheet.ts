import { COLUMN, PAGE, type Pen, type Place, type TextBlock } from './typesetting/pen.ts'

export const COLORS = { green: '#0b5d44', muted: '#5c6a64', hairline: '#d5dcd8' } as const
export const HAIRLINE = { color: COLORS.hairline, thickness: 0.5 } as const
export const GREEN_LINE = { color: COLORS.green, thickness: 1 } as const
export const FULL: Place = { x: PAGE.margin, width: COLUMN }
export const BOTTOM = PAGE.height - 60

/** A document that is drawn from the top down, page by page. */
export type PdfSheet = {
  pen: Pen
  y: number
  /** Starts a new page if this height does not fit on the current one. */
  makeRoom: (height: number) => boolean
}

/** Two places that share the width. */
export function halves(gap: number, share = 0.5): { start: Place; end: Place } {
  const free = COLUMN - gap
  const start = { x: PAGE.margin, width: free * share }
  return { start, end: { x: start.x + start.width + gap, width: free - start.width } }
}

export function heightOf(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, block) => sum + block.height, 0)
}

/** One below the other; returns the position for the next. */
export function stack(pen: Pen, blocks: readonly TextBlock[], y: number): number {
  return blocks.reduce((at, block) => {
    pen.write(block, at)
    return at + block.height
  }, y)
}
