import { TrackingEntry } from '../../../contract/desk/orders.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { hasTrackingPage, isDamagedTracking } from '../../../domain/tracking.ts'

export type TrackingLine = {
  line: number
  typed: string
  order: string
  tracking: string
  /** Empty: the one that the buyer chose. */
  carrier: string
  problem: 'unreadable' | 'damaged' | 'too_many' | null
}

/**
 * Pasted lines: an order number, a tracking number and optionally the carrier. Only a carrier that we know is
 * taken from the third column, because exports of carriers have weights and dates there.
 */
export function readTrackingLines(text: string): TrackingLine[] {
  const typed = text.split(/\r\n|\r|\n/).map((line, index) => ({ line: index + 1, typed: line.trim() }))
  return typed.filter(line => line.typed !== '').map((line, index) => readLine(line, index))
}

function readLine({ line, typed }: { line: number; typed: string }, index: number): TrackingLine {
  const [order = '', tracking = '', third = ''] = cellsOf(typed)
  const carrier = hasTrackingPage(third) ? third : ''
  const { success } = TrackingEntry.safeParse({ line, order_number: order, tracking, carrier })
  const read = { line, typed, order: order.replace(/\p{Pd}|\u2212/gu, '-'), tracking, carrier }
  if (index >= LIMITS.pastedLines) return { ...read, problem: 'too_many' }
  if (isDamagedTracking(tracking)) return { ...read, problem: 'damaged' }
  // A quote that is left belongs to a cell of several lines.
  return { ...read, problem: success && !`${order}${tracking}`.includes('"') ? null : 'unreadable' }
}

/** Spreadsheets paste tabs; other programs write semicolons, commas or several spaces. */
function cellsOf(typed: string): string[] {
  const separator = typed.includes('\t') ? /\t/ : /[;,]|\s{2,}|(?<=^[^\s;,]+) (?=\S)/
  return typed.split(separator).map(cleanCell)
}

/** Without the signs that keep numbers text (`'123`, `="123"`), quotes, and invisible characters. */
function cleanCell(cell: string): string {
  const visible = cell
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  const [, quoted = visible.replace(/^'/, '')] = /^=?"([^"]*)"$/.exec(visible) ?? []
  return quoted.trim()
}

/** `forbidden`: unpaid and finished orders have no packing slip. */
export type CheckedLine<Slip> = Omit<TrackingLine, 'problem'> & {
  slip: Slip | undefined
  problem: TrackingLine['problem'] | 'duplicate' | 'forbidden' | 'unknown'
}

/** Which lines can be sent. Only those without a problem are. `unknown`: numbers of no order. */
export function checkTrackingLines<Slip extends { order_number: string }>(
  lines: readonly TrackingLine[],
  slips: readonly Slip[],
  unknown: readonly string[] = [],
): CheckedLine<Slip>[] {
  const seen = new Set<string>()
  return lines.map(line => {
    if (line.problem) return { ...line, slip: undefined }
    const slip = slips.find(({ order_number }) => isNumber(line.order, order_number))
    if (!slip) return { ...line, slip, problem: unknown.includes(line.order) ? 'unknown' : 'forbidden' }
    if (seen.has(slip.order_number)) return { ...line, slip, problem: 'duplicate' }
    seen.add(slip.order_number)
    return { ...line, slip }
  })
}

/** As the server completes it: staff may leave out the prefix of a number. */
function isNumber(typed: string, number: string): boolean {
  const wanted = typed.toUpperCase()
  return number === wanted || (/^\d{6}-[0-9A-Z]{6}$/.test(wanted) && number.endsWith(wanted))
}

/** The text that stays in the field after sending. */
export function unsentText(lines: readonly CheckedLine<unknown>[], shipped: ReadonlySet<number>): string {
  return lines
    .filter(({ line }) => !shipped.has(line))
    .map(({ typed }) => typed)
    .join('\n')
}
