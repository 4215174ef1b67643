import LineBreaker from 'linebreak'
import { type Paragraph, runsOf, type TextRun } from './runs.ts'

type MeasuredRun = TextRun & { width: number }
export type Line = { runs: readonly MeasuredRun[]; width: number }
export type Measure = (run: TextRun) => number

type Span = { start: number; end: number }

/** Breaks where the script allows it, and between any two letters if nothing else is possible. */
export function breakLines(paragraph: Paragraph, width: number, measure: Measure): Line[] {
  const lay = ({ start, end }: Span) => layOut(paragraph, { start, end }, measure)
  const whole = lay({ start: 0, end: paragraph.text.length })
  if (whole.width <= width) return [whole]
  const lines: Span[] = []
  let line: Span = { start: 0, end: 0 }
  // The sum of its pieces is close to the width of a line. The line itself is measured only if it is about full.
  let estimate = 0
  for (const end of allowedEnds(paragraph.text, span => lay(span).width <= width)) {
    const piece = { start: line.end, end }
    const { width: added } = layOut(paragraph, piece, measure, { keepsSpaces: true })
    const isFull =
      line.end > line.start &&
      estimate + added > width * NEARLY &&
      lay({ start: line.start, end }).width > width
    if (isFull) {
      lines.push(line)
      line = { start: piece.start, end }
      estimate = 0
    }
    line.end = end
    estimate += added
  }
  return [...lines, line].map(lay)
}

/** Letters change a little where pieces meet. */
const NEARLY = 0.9

/** Unicode allows a break there, but readers do not expect one: Korean has spaces. */
const INSIDE_KOREAN_WORD = /^\p{Script=Hangul}{2}$/u

/** A word wider than a line may be broken after each of its letters. */
function allowedEnds(text: string, fits: (span: Span) => boolean): number[] {
  const breaker = new LineBreaker(text)
  const ends: number[] = []
  let start = 0
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    if (INSIDE_KOREAN_WORD.test(text.slice(found.position - 1, found.position + 1))) continue
    const span = { start, end: found.position }
    ends.push(...(fits(span) ? [span.end] : letterEnds(text, span)))
    start = span.end
  }
  return ends
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function letterEnds(text: string, { start, end }: Span): number[] {
  return Array.from(
    letters.segment(text.slice(start, end)),
    ({ index, segment }) => start + index + segment.length,
  )
}

function layOut(
  paragraph: Paragraph,
  { start, end }: Span,
  measure: Measure,
  { keepsSpaces = false } = {},
): Line {
  const written = paragraph.text.slice(start, end)
  const last = keepsSpaces ? end : start + written.trimEnd().length
  const runs = runsOf(paragraph, start, last).map(run => ({ ...run, width: measure(run) }))
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
}
