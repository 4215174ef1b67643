import type { Fonts, Style } from '../fonts/open-fonts.ts'
import { breakLines, type Line } from './lines.ts'
import { analyze, type Direction, type TextRun } from './runs.ts'

export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const
export const COLUMN = PAGE.width - 2 * PAGE.margin

export type Ink = {
  size: number
  style?: Style
  color?: string
  align?: 'start' | 'end'
  leading?: number
}

/** A place for text: `x` counts from the start of reading, so Arabic pages mirror automatically. */
export type Place = { x: number; width: number }

/** Text that is laid out and not written yet. */
export type TextBlock = { lines: readonly Line[]; height: number; ink: Ink; place: Place }

export type Pen = {
  layOut: (text: string, place: Place, ink: Ink) => TextBlock
  write: (block: TextBlock, y: number) => void
  rule: (place: Place, y: number, line: { color: string; thickness: number }) => void
  /** Rows of squares that are filled or not, as in a QR code. Not mirrored. */
  squares: (rows: readonly (readonly boolean[])[], place: Place, y: number) => void
}

const TEXT_COLOR = '#1b2420'
const LEADING = 1.4
/** The baseline within a line; the same for all faces, so that mixed lines are aligned. */
const BASELINE = 0.95

export function createPen(doc: PDFKit.PDFDocument, fonts: Fonts, pageDirection: Direction): Pen {
  const left = ({ x, width }: Place) => (pageDirection === 'rtl' ? PAGE.width - x - width : x)
  const known = new Set<string>()
  const take = ({ face }: TextRun, size: number) => {
    if (!known.has(face.name)) doc.registerFont(face.name, face.font)
    known.add(face.name)
    return doc.font(face.name).fontSize(size)
  }
  const measure = (size: number) => (run: TextRun) => take(run, size).widthOfString(run.text, shaping(run))

  const writeLine = (line: Line, { ink, place }: TextBlock, y: number) => {
    const isLeft = (ink.align === 'end') === (pageDirection === 'rtl')
    let x = isLeft ? left(place) : left(place) + place.width - line.width
    for (const run of line.runs) {
      const options = { ...shaping(run), lineBreak: false, baseline: 'alphabetic' as const }
      take(run, ink.size).text(run.text, x, y, options)
      x += run.width
    }
  }

  return {
    layOut: (text, place, ink) => {
      const paragraphs = text.split('\n')
      const lines = paragraphs.flatMap(paragraph => {
        const analyzed = analyze(paragraph.trim(), fonts, ink.style ?? 'regular')
        return breakLines(analyzed, place.width, measure(ink.size))
      })
      return { lines, height: lines.length * lineHeight(ink), ink, place }
    },
    write: (block, y) => {
      doc.fillColor(block.ink.color ?? TEXT_COLOR)
      const height = lineHeight(block.ink)
      const drop = (height - block.ink.size) / 2 + block.ink.size * BASELINE
      block.lines.forEach((line, index) => {
        writeLine(line, block, y + index * height + drop - block.ink.size * 0.08)
      })
    },
    rule: (place, y, { color, thickness }) => {
      const start = left(place)
      doc
        .lineWidth(thickness)
        .strokeColor(color)
        .moveTo(start, y)
        .lineTo(start + place.width, y)
        .stroke()
    },
    squares: (rows, place, y) => {
      const side = place.width / rows.length
      const start = left(place)
      for (const [row, cells] of rows.entries())
        for (const { from, count } of filledRuns(cells))
          doc.rect(start + from * side, y + row * side, count * side, side)
      doc.fill(TEXT_COLOR)
    },
  }
}

/** Adjacent squares are one rectangle: otherwise viewers show hairlines between them. */
function filledRuns(cells: readonly boolean[]): { from: number; count: number }[] {
  const runs: { from: number; count: number }[] = []
  for (const [at, isFilled] of cells.entries()) {
    const last = runs.at(-1)
    if (!isFilled) continue
    if (last && last.from + last.count === at) last.count++
    else runs.push({ from: at, count: 1 })
  }
  return runs
}

function lineHeight({ size, leading = LEADING }: Ink): number {
  return size * leading
}

/** pdfkit places words one by one from left to right, unless a feature is requested. */
function shaping({ isRtl }: TextRun): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return isRtl ? { features: ['kern'] } : {}
}
