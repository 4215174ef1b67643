import type { Parameter, ParameterValue } from './parameter.ts'

/**
 * The order values are listed in: numbers and ranges by size, words in the dictionary's order, unknown words
 * last, with the numbers inside them compared as numbers.
 */
export function compareValues(parameter: Parameter, a: ParameterValue, b: ParameterValue): number {
  if (a.kind === 'word' || b.kind === 'word') {
    if (a.kind === 'word' && b.kind === 'word') return compareWords(parameter, a.word, b.word)
    return a.kind === 'word' ? 1 : -1
  }
  const byUnit = compareTexts(a.unit ?? '', b.unit ?? '')
  if (byUnit !== 0) return byUnit
  return lowOf(a) - lowOf(b) || highOf(a) - highOf(b) || (a.kind === b.kind ? 0 : kindOrder(a) - kindOrder(b))
}

type Numeric = Exclude<ParameterValue, { kind: 'word' }>

export function lowOf(value: Numeric): number {
  return value.kind === 'number' ? value.number : value.low
}

export function highOf(value: Numeric): number {
  return value.kind === 'number' ? value.number : value.high
}

function kindOrder({ kind }: Numeric): number {
  return kind === 'number' ? 0 : 1
}

function compareWords({ values = [] }: Parameter, a: string, b: string): number {
  const [first, second] = [a, b].map(word => {
    const index = values.findIndex(known => known.word === word)
    return index < 0 ? values.length : index
  })
  return (first ?? 0) - (second ?? 0) || naturalOrder(a, b)
}

/** By code points, not by collation: server and browser must agree. `LQFP-48` comes before `LQFP-100`. */
export function naturalOrder(a: string, b: string): number {
  const [left, right] = [a, b].map(text => text.match(/\d+|\D+/g) ?? [])
  for (const [index, part] of (left ?? []).entries()) {
    const other = right?.[index]
    if (other === undefined) return 1
    const isNumeric = /^\d/.test(part) && /^\d/.test(other)
    const order = (isNumeric ? Number(part) - Number(other) : 0) || compareTexts(part, other)
    if (order !== 0) return order
  }
  return (left?.length ?? 0) - (right?.length ?? 0)
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
