const SEARCHED_LINES = 100
/** `---- --- ------`: at least three columns. */
const RULE = /^\s*(?:-{2,}|={2,}|_{2,})(?: +(?:-{2,}|={2,}|_{2,})){2,}\s*$/

/**
 * The rows of a table in columns of fixed width, as layout programs print them: a rule below the titles shows where
 * each column begins, or the titles and the gaps above and between the cells do. Undefined for any other text.
 */
export function alignedRows(text: string): Generator<string[]> | undefined {
  const first = text.split(/\r?\n/, SEARCHED_LINES)
  const rule = first.find(line => RULE.test(line))
  const starts = rule === undefined ? startsOfTitles(first) : startsIn(rule, /\S+/g)
  return starts && rowsOf(text, starts)
}

function startsIn(line: string, words: RegExp): number[] {
  return [...line.matchAll(words)].map(({ index }) => index)
}

/** `Part     Value     Device`: words without digits, at least two spaces apart. */
const TITLES = /^\s*(?:[^\s\d,;|]+(?: [^\s\d,;|]+)* {2,}){2,}[^\s\d,;|]+(?: [^\s\d,;|]+)*\s*$/
const FEWEST_ROWS = 2
const NEARLY_ALL = 0.8

function startsOfTitles(lines: readonly string[]): number[] | undefined {
  for (const [place, line] of lines.entries()) {
    if (line.length > LONGEST_LINE || !TITLES.test(line)) continue
    const below = paragraphBelow(lines, place)
    const starts = startsAtGaps(line, startsOfColumns(line, below), below)
    const whole = below.filter(other => !isContinued(cellsOf(other, starts)))
    const rows = whole.filter(other => cellsOf(other, starts).filter(Boolean).length > 2)
    if (rows.length >= FEWEST_ROWS && rows.length >= whole.length * NEARLY_ALL) return starts
  }
  return undefined
}

/** A narrow column has one space after its title: its cells end there, and the next ones begin in most rows. */
function startsOfColumns(line: string, below: readonly string[]): number[] {
  return startsIn(line, /\S+/g).filter(start => {
    if (start < 2 || line[start - 2] === ' ') return true
    const isGap = below.every(({ [start - 1]: character = ' ' }) => character === ' ')
    const begun = below.filter(({ [start]: character = ' ' }) => character !== ' ')
    return isGap && begun.length > below.length / 2
  })
}

/** Further designators of the row above, in a column of their own. */
function isContinued([first, ...others]: readonly string[]): boolean {
  return first === '' && others.filter(Boolean).length === 1
}

/** The lines of the table, up to a blank line below at least some of them: a mail goes on after it. */
function paragraphBelow(lines: readonly string[], titles: number): string[] {
  const filled = lines.map((line, place) => place > titles && line.trim() !== '')
  const first = filled.indexOf(true)
  const last = filled.findIndex((isFilled, place) => place >= first + FEWEST_ROWS && !isFilled)
  return lines.slice(first, last < 0 ? undefined : last).filter(line => /[\p{L}\p{N}]/u.test(line))
}

/** Numbers are often aligned at the right, and begin left of their title: a column begins after the gap before it. */
function startsAtGaps(line: string, titles: readonly number[], below: readonly string[]): number[] {
  const isGap = (at: number) => [line, ...below].every(({ [at]: character = ' ' }) => character === ' ')
  return titles.map((start, place) => {
    if (place === 0) return 0
    if (isGap(start - 1)) return start
    let at = start - 1
    while (at > (titles[place - 1] ?? 0) && !isGap(at)) at--
    return isGap(at) ? at + 1 : start
  })
}

const LONGEST_LINE = 400

function* rowsOf(text: string, starts: readonly number[]): Generator<string[]> {
  for (const [line] of text.matchAll(/[^\r\n]*(?:\r?\n|$)/g)) {
    if (line === '') return
    if (RULE.test(line)) yield []
    else yield cellsOf(line.replace(/\s+$/, ''), starts)
  }
}

/** A line that has letters across the end of a column is no row: a title, or a note. */
function cellsOf(line: string, starts: readonly number[]): string[] {
  const isTorn = starts.some(start => start > 0 && /\S\S/.test(line.slice(start - 1, start + 1)))
  if (isTorn) return [line]
  return starts.map((start, place) => line.slice(place === 0 ? 0 : start, starts[place + 1]).trim())
}
