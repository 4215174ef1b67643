import { QUOTE_LIMITS } from '../../../../domain/quotes/limits.ts'
import type { DecimalMark } from '../../../../domain/read-price.ts'
import type { CellProblem, ColumnId, GridColumn } from './columns.ts'
import { emptyLine, type GridLine } from './grid-line.ts'

type Cell = { row: number; column: number }
type Lines = readonly GridLine[]

/** Cells that could not be written: how many, and why the first one. */
type RefusedCells = { count: number; problem: CellProblem; cell: Cell }

export type GridState = {
  lines: Lines
  past: readonly Lines[]
  future: readonly Lines[]
  /** The active cell, and the opposite corner of the selection. The row after the last line is empty. */
  cursor: Cell
  anchor: Cell
  /** Ids of new lines are never used twice, also not after an undo. */
  nextId: number
  refused: RefusedCells | null
}

export type GridAct =
  | { type: 'move'; rows: number; columns: number; isExtending?: boolean }
  | { type: 'go'; cell: Cell; isExtending?: boolean }
  | { type: 'start' }
  | { type: 'tab'; isBack: boolean }
  | { type: 'select_all' }
  | { type: 'type'; text: string }
  | { type: 'paste'; cells: readonly (readonly string[])[] }
  | { type: 'clear' }
  | { type: 'fill_down' }
  | { type: 'undo' }
  | { type: 'redo' }
  /** A change from outside of the cells, as one step to undo. */
  | { type: 'change'; change: (lines: Lines, nextId: number) => Lines }
  /** A result of a lookup; it is not an undo step of its own. */
  | { type: 'complete'; complete: (line: GridLine) => GridLine }
  | { type: 'load'; lines: Lines }

export type GridRules = { columns: readonly GridColumn[]; mark: DecimalMark; isReadOnly: boolean }

const MOST_STEPS = 200

export function startGrid(lines: Lines, columns: GridRules['columns']): GridState {
  const start = startOf(columns)
  return { lines, past: [], future: [], cursor: start, anchor: start, nextId: idAfter(lines), refused: null }
}

/** The first part number. */
function startOf(columns: GridRules['columns']): Cell {
  return { row: 0, column: columns.findIndex(({ id }) => id === 'part') }
}

function idAfter(lines: Lines): number {
  return lines.reduce((last, { line_id }) => Math.max(last, line_id), 0) + 1
}

export function actOnGrid(state: GridState, act: GridAct, rules: GridRules): GridState {
  const next = runAct(state, act, rules)
  // The row of the cursor may be gone.
  return next.lines === state.lines ? next : { ...next, ...clampedCells(next, next.lines, rules) }
}

function runAct(state: GridState, act: GridAct, rules: GridRules): GridState {
  switch (act.type) {
    case 'move': {
      const { row, column } = state.cursor
      return goTo(state, rules, { row: row + act.rows, column: column + act.columns }, act.isExtending)
    }
    case 'go':
      return goTo(state, rules, act.cell, act.isExtending)
    case 'start':
      return goTo(state, rules, startOf(rules.columns))
    case 'tab':
      return goTo(state, rules, tabbed(state.cursor, act.isBack, rules))
    case 'select_all':
      return {
        ...state,
        anchor: { row: 0, column: 0 },
        cursor: { row: Math.max(0, state.lines.length - 1), column: rules.columns.length - 1 },
      }
    case 'load':
      return { ...startGrid(act.lines, rules.columns), cursor: state.cursor, anchor: state.anchor }
    case 'complete':
      return complete(state, act.complete)
    case 'undo':
      return travel(state, 'past', 'future')
    case 'redo':
      return travel(state, 'future', 'past')
    default:
      return rules.isReadOnly ? state : edit(state, act, rules)
  }
}

/** The same state if nothing was found: another one would be looked up and saved again. */
function complete(state: GridState, completeLine: (line: GridLine) => GridLine): GridState {
  const lines = state.lines.map(completeLine)
  return lines.every((line, index) => line === state.lines[index]) ? state : { ...state, lines }
}

type Edit = Extract<GridAct, { type: 'type' | 'paste' | 'clear' | 'fill_down' | 'change' }>

function edit(state: GridState, act: Edit, rules: GridRules): GridState {
  switch (act.type) {
    case 'type':
      return writeBlock(state, state.cursor, [[act.text]], rules)
    case 'paste':
      return paste(state, act.cells, rules)
    case 'clear': {
      const { top, left, rows, columns } = selectionOf(state)
      const kept = Math.min(rows, state.lines.length - top)
      return writeBlock(state, { row: top, column: left }, blockOf(kept, columns, ''), rules)
    }
    case 'fill_down':
      return fillDown(state, rules)
    case 'change':
      return stepTo(state, act.change(state.lines, state.nextId))
  }
}

export type Selection = { top: number; left: number; rows: number; columns: number }

export function selectionOf({ cursor, anchor }: Pick<GridState, 'cursor' | 'anchor'>): Selection {
  const [top, left] = [Math.min(cursor.row, anchor.row), Math.min(cursor.column, anchor.column)]
  return {
    top,
    left,
    rows: Math.abs(cursor.row - anchor.row) + 1,
    columns: Math.abs(cursor.column - anchor.column) + 1,
  }
}

/** The selected cells as texts, for the clipboard. */
export function selectedTexts(state: GridState, { columns, mark }: GridRules): string[][] {
  const chosen = selectionOf(state)
  return state.lines
    .slice(chosen.top, chosen.top + chosen.rows)
    .map(line =>
      columns.slice(chosen.left, chosen.left + chosen.columns).map(column => column.text(line, mark)),
    )
}

function lastRow(lines: Lines, { isReadOnly }: GridRules): number {
  return isReadOnly ? Math.max(0, lines.length - 1) : lines.length
}

function goTo(state: GridState, rules: GridRules, wanted: Cell, isExtending = false): GridState {
  const cursor = clamp(wanted, state.lines, rules)
  return { ...state, cursor, anchor: isExtending ? state.anchor : cursor, refused: null }
}

function clamp({ row, column }: Cell, lines: Lines, rules: GridRules): Cell {
  return {
    row: Math.max(0, Math.min(row, lastRow(lines, rules))),
    column: Math.max(0, Math.min(column, rules.columns.length - 1)),
  }
}

function clampedCells({ cursor, anchor }: GridState, lines: Lines, rules: GridRules) {
  return { cursor: clamp(cursor, lines, rules), anchor: clamp(anchor, lines, rules) }
}

/** To the next cell; after the last one of a row, to the first that can be edited in the next row. */
function tabbed({ row, column }: Cell, isBack: boolean, { columns }: GridRules): Cell {
  const next = column + (isBack ? -1 : 1)
  if (next >= columns.length) return { row: row + 1, column: startOf(columns).column }
  return next < 0 ? { row: row - 1, column: columns.length - 1 } : { row, column: next }
}

/** Whether Tab leaves the grid. */
export function isAtEdge({ cursor, lines }: GridState, rules: GridRules, isBack: boolean): boolean {
  if (isBack) return cursor.row === 0 && cursor.column === 0
  return cursor.row === lastRow(lines, rules) && cursor.column === rules.columns.length - 1
}

function travel(state: GridState, from: 'past' | 'future', to: 'past' | 'future'): GridState {
  const target = state[from].at(-1)
  if (!target) return state
  return {
    ...state,
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], state.lines],
    lines: target,
    refused: null,
  }
}

function stepTo(state: GridState, lines: Lines, refused: RefusedCells | null = null): GridState {
  if (lines === state.lines) return { ...state, refused }
  return {
    ...state,
    lines,
    past: [...state.past, state.lines].slice(-MOST_STEPS),
    future: [],
    nextId: Math.max(state.nextId, idAfter(lines)),
    refused,
  }
}

/** One cell fills the whole selection, and so does a block that fits into it several times. */
function paste(state: GridState, cells: readonly (readonly string[])[], rules: GridRules): GridState {
  const width = Math.max(0, ...cells.map(row => row.length))
  if (width === 0) return state
  const { top, left, rows, columns } = selectionOf(state)
  const isRepeated = rows % cells.length === 0 && columns % width === 0
  const height = isRepeated ? rows : cells.length
  const block = Array.from({ length: height }, (_, r) => {
    const row = cells[r % cells.length] ?? []
    return Array.from({ length: isRepeated ? columns : width }, (_, c) => row[c % width] ?? '')
  })
  const written = writeBlock(state, { row: top, column: left }, block, rules)
  const end = { row: top + block.length - 1, column: left + (block[0]?.length ?? 1) - 1 }
  return {
    ...written,
    anchor: clamp({ row: top, column: left }, written.lines, rules),
    cursor: clamp({ ...end, row: Math.min(end.row, written.lines.length - 1) }, written.lines, rules),
  }
}

/** Repeats the first selected row in the others; a single row is filled from the one above. */
function fillDown(state: GridState, rules: GridRules): GridState {
  const { top, left, rows, columns } = selectionOf(state)
  const source = rows > 1 ? top : top - 1
  const line = state.lines[source]
  if (!line) return state
  const texts = rules.columns
    .slice(left, left + columns)
    .map(column => (column.write ? column.text(line, rules.mark) : null))
  const count = Math.min(source + (rows > 1 ? rows : 2), state.lines.length) - source - 1
  const block = Array.from({ length: count }, () => texts)
  return writeBlock(state, { row: source + 1, column: left }, block, rules)
}

/** Null leaves a cell as it is. */
type Block = readonly (readonly (string | null)[])[]

function blockOf(rows: number, columns: number, text: string): Block {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => text))
}

/** Writes texts from a cell on, as one step. Rows after the last line become new lines if they have a part number. */
function writeBlock(state: GridState, { row, column }: Cell, block: Block, rules: GridRules): GridState {
  const lines = [...state.lines]
  let { nextId } = state
  let refused: RefusedCells | null = null
  let isChanged = false
  const refuse = (problem: CellProblem, cell: Cell) => {
    refused = {
      count: (refused?.count ?? 0) + 1,
      problem: refused?.problem ?? problem,
      cell: refused?.cell ?? cell,
    }
  }
  block.forEach((texts, offset) => {
    const at = row + offset
    const start = lines[at] ?? newLine(lines.length, nextId, texts, column, rules)
    if (typeof start === 'string') {
      refuse(start, { row: at, column })
      return
    }
    const { line, problems } = writeRow(start, texts, column, rules)
    for (const { problem, column } of problems) refuse(problem, { row: at, column })
    if (line === lines[at]) return
    if (!lines[at]) nextId += 1
    lines[Math.min(at, lines.length)] = line
    isChanged = true
  })
  return stepTo(state, isChanged ? lines : state.lines, refused)
}

function newLine(
  count: number,
  id: number,
  texts: readonly (string | null)[],
  column: number,
  { columns, mark }: GridRules,
): GridLine | CellProblem {
  if (count >= QUOTE_LIMITS.lines) return 'too_many'
  const textOf = (wanted: ColumnId) => texts[columns.findIndex(one => one.id === wanted) - column] ?? null
  const isQuantityPasted = textOf('quantity') !== null
  // One piece, unless the quantity is pasted: an unreadable one is not stated.
  const line = { ...emptyLine(id, ''), ...(isQuantityPasted ? { quantity: 0 } : {}) }
  const part = columns.find(one => one.id === 'part')
  return part?.write?.(line, textOf('part') ?? '', mark) ?? 'required'
}

function writeRow(line: GridLine, texts: readonly (string | null)[], first: number, rules: GridRules) {
  const problems: { problem: CellProblem; column: number }[] = []
  const written = cellsOf(texts, first, rules).reduce((line, { column, text, index }) => {
    if (text === column.text(line, rules.mark)) return line
    const result = column.write?.(line, text, rules.mark) ?? 'read_only'
    if (typeof result !== 'string') return result
    // A pasted block may go across columns that are computed.
    if (result !== 'read_only' || texts.length === 1) problems.push({ problem: result, column: index })
    return line
  }, line)
  return { line: written, problems }
}

/** A cost comes before the price that may be a margin on it. A price makes the rounded margin beside it void. */
function cellsOf(texts: readonly (string | null)[], first: number, { columns }: GridRules) {
  const cells = texts.flatMap((text, offset) => {
    const column = columns[first + offset]
    return text === null || !column ? [] : [{ column, text, index: first + offset }]
  })
  const hasPrice = cells.some(({ column }) => column.id === 'price')
  const isCost = ({ column }: (typeof cells)[number]) => column.id === 'cost'
  return [
    ...cells.filter(isCost),
    ...cells.filter(cell => !isCost(cell) && !(hasPrice && cell.column.id === 'margin')),
  ]
}
