import { UNCLEAR_MARK } from '../typed-filter.ts'
import { compareValues, highOf, lowOf } from './compare-values.ts'
import type { Parameter, ParameterValue } from './parameter.ts'
import { readRangeEnds, readTypedValue } from './read-value.ts'
import { addressInterval, addressValue, UNREAD_MARK } from './write-value.ts'

/** One condition: a value, or an interval whose missing end is open. */
type FilterTest =
  | ParameterValue
  | { kind: 'interval'; low: number | null; high: number | null; unit?: string }

/** A value passes if it meets any test of `any` (or `any` is empty) and none of `none`. */
export type ParameterFilter = {
  any: readonly FilterTest[]
  none: readonly FilterTest[]
  /** Parts that do not state the parameter pass, too. */
  isMissing: boolean
}

/** A filter as read from an address, with the rejected parts. */
type FilterReading = ParameterFilter & { misunderstood: readonly string[] }

const MAX_TESTS = 30
/** Further items are not even looked at. */
const MAX_ITEMS = 100

/** Reads `10k,22k`, `10..47k`, `..1`, `!X7R`, `-`: the address grammar, also typed into a field. */
export function readFilter(parameter: Parameter, text: string): FilterReading {
  const any: FilterTest[] = []
  const none: FilterTest[] = []
  const misunderstood: string[] = []
  let isMissing = false
  for (const item of splitItems(text)) {
    if (item === '-') isMissing = true
    else {
      const [, mark = '', body = ''] = /^(!?)(.*)$/s.exec(item) ?? []
      const test = item.startsWith(UNCLEAR_MARK) ? undefined : readTest(parameter, body.trim())
      if (!test || any.length + none.length >= MAX_TESTS) misunderstood.push(item)
      else (mark ? none : any).push(test)
    }
  }
  return { any: canonical(parameter, any), none: canonical(parameter, none), isMissing, misunderstood }
}

export function isEmptyFilter({ any, none, isMissing }: ParameterFilter): boolean {
  return any.length === 0 && none.length === 0 && !isMissing
}

/** The canonical text: 10K, 10000 and 10kΩ are written alike, values ascending. */
export function writeFilter(parameter: Parameter, { any, none, isMissing }: ParameterFilter): string {
  return [
    ...canonical(parameter, any).map(test => writeTest(parameter, test)),
    ...canonical(parameter, none).map(test => `!${writeTest(parameter, test)}`),
    ...(isMissing ? ['-'] : []),
  ].join(',')
}

/** Commas separate, a backslash escapes. A comma between digits may be decimal, but not in an address. */
function splitItems(text: string): string[] {
  return (text.match(/(?:\\.|[^,\\])+/gsu) ?? [])
    .slice(0, MAX_ITEMS)
    .map(item => item.trim())
    .filter(Boolean)
}

function readTest(parameter: Parameter, text: string): FilterTest | undefined {
  if (text === '') return undefined
  if (text.startsWith(UNREAD_MARK)) return { kind: 'word', word: unescaped(text.slice(1)) }
  const isWordy = parameter.kind === 'text' || parameter.kind === 'enum' || parameter.kind === 'flag'
  if (!isWordy) {
    const interval = readInterval(parameter, text)
    if (interval) return interval
  }
  return readTypedValue(parameter, unescaped(text))
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/gsu, '$1')
}

function readInterval(parameter: Parameter, text: string): FilterTest | undefined {
  const bound = /^([<>≤≥]=?) ?(.+)$/.exec(text)
  if (bound) return openInterval(parameter, bound[1]?.startsWith('<') || bound[1] === '≤', bound[2] ?? '')
  const [, low = '', high = ''] = /^(.*?)(?:\.{2,}|…)(.*)$/.exec(text) ?? []
  if (low && high) return bothEnds(parameter, low.trim(), high.trim())
  if (low || high) return openInterval(parameter, !low, (low || high).trim())
  return undefined
}

function openInterval(parameter: Parameter, isUpper: boolean, text: string): FilterTest | undefined {
  const value = readTypedValue(parameter, text)
  if (value?.kind !== 'number') return undefined
  const { number, unit } = value
  const other = unit === undefined ? {} : { unit }
  return { kind: 'interval', low: isUpper ? null : number, high: isUpper ? number : null, ...other }
}

function bothEnds(parameter: Parameter, low: string, high: string): FilterTest | undefined {
  const range = readRangeEnds(parameter, low, high)
  if (range?.kind === 'number') return range
  return range?.kind === 'range' ? { ...range, kind: 'interval' } : undefined
}

function writeTest(parameter: Parameter, test: FilterTest): string {
  if (test.kind === 'interval') return addressInterval(parameter, test.low, test.high, test.unit)
  return addressValue(parameter, test)
}

/** Ascending, without repetitions. */
function canonical(parameter: Parameter, tests: readonly FilterTest[]): FilterTest[] {
  const distinct = new Map(tests.map(test => [writeTest(parameter, test), test]))
  return [...distinct.values()].sort((a, b) => compareValues(parameter, asValue(a), asValue(b)))
}

function asValue(test: FilterTest): ParameterValue {
  if (test.kind !== 'interval') return test
  const { low, high, unit } = test
  const other = unit === undefined ? {} : { unit }
  return { kind: 'range', low: low ?? -Infinity, high: high ?? Infinity, ...other }
}

/**
 * Whether a part with this value passes; null for a part that does not state the parameter. A range such as the
 * supply voltage passes if it covers the requested value: 3.3 V is inside 1.8 … 5.5 V.
 */
export function passes(parameter: Parameter, filter: ParameterFilter, value: ParameterValue | null): boolean {
  if (value === null) return filter.isMissing || (filter.any.length === 0 && filter.none.length > 0)
  if (filter.none.some(test => meets(parameter, test, value))) return false
  if (filter.any.length === 0) return !filter.isMissing || filter.none.length > 0
  return filter.any.some(test => meets(parameter, test, value))
}

function meets(parameter: Parameter, test: FilterTest, value: ParameterValue): boolean {
  if (test.kind === 'word' || value.kind === 'word')
    return test.kind === 'word' && value.kind === 'word' && test.word === value.word
  if ((test.unit ?? '') !== (value.unit ?? '')) return false
  const [low, high] = [lowOf(value), highOf(value)]
  const from = test.kind === 'interval' ? test.low : lowOf(test)
  const to = test.kind === 'interval' ? test.high : highOf(test)
  if (parameter.kind === 'range' || test.kind === 'number')
    return (from === null || low <= from) && (to === null || high >= to) && touches(low, high, from, to)
  return (from === null || low >= from) && (to === null || high <= to)
}

/** An open end asks for one value at least: `3..` is met by a range that reaches 3 or more. */
function touches(low: number, high: number, from: number | null, to: number | null): boolean {
  if (from === null) return to === null || low <= to
  return to !== null || high >= from
}
