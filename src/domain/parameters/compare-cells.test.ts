import { describe, expect, test } from 'vitest'
import { compareCells } from './compare-cells.ts'
import { parameterOf } from './own-attributes.ts'
import type { ParameterValue } from './parameter.ts'

const number = (number: number): ParameterValue[] => [{ kind: 'number', number }]
const range = (low: number, high: number): ParameterValue[] => [{ kind: 'range', low, high }]
const word = (word: string): ParameterValue[] => [{ kind: 'word', word }]
const NOT_STATED: ParameterValue[] = []

/** ≠ for a value that differs from the first part's, ▲ for the best. */
function marks(slug: string, cells: (ParameterValue[] | null)[]): string {
  const parameter = parameterOf(slug)
  if (!parameter) throw new Error(`no parameter ${slug}`)
  const written = compareCells(parameter, cells).map(({ isOther, isBest }) => {
    if (isBest) return isOther ? '≠▲' : '▲'
    return isOther ? '≠' : '='
  })
  return written.join(' ')
}

describe('values of several parts side by side', () => {
  test('numbers: the higher voltage and the lower tolerance are better, another resistance is not', () => {
    expect(marks('voltage', [number(25), number(50), number(25)])).toBe('= ≠▲ =')
    expect(marks('tolerance', [number(1), number(5), number(1)])).toBe('▲ ≠ ▲')
    expect(marks('resistance', [number(10_000), number(22_000)])).toBe('= ≠')
  })

  test('ranges: the one that covers the others is better, of two that overlap none is', () => {
    expect(marks('supply', [range(3, 5), range(1.8, 5.5)])).toBe('= ≠▲')
    expect(marks('supply', [range(3, 5), range(1.8, 3.6)])).toBe('= ≠')
    expect(marks('supply', [range(5, 5), number(5)])).toBe('= =')
  })

  test('words: only those with an order have a better one', () => {
    expect(marks('dielectric', [word('X5R'), word('C0G')])).toBe('= ≠▲')
    expect(marks('polarity', [word('N-channel'), word('P-channel')])).toBe('= ≠')
    expect(marks('a.wire-gauge', [word('AWG 22'), word('AWG 22'), word('AWG 24')])).toBe('= = ≠')
  })

  test('an unstated value differs from a stated one, and is neither better nor worse', () => {
    expect(marks('voltage', [number(25), NOT_STATED])).toBe('= ≠')
    expect(marks('voltage', [NOT_STATED, number(25), number(50)])).toBe('= ≠ ≠▲')
    expect(marks('voltage', [NOT_STATED, NOT_STATED])).toBe('= =')
  })

  test('several values of a part are compared as a set', () => {
    const two = [...number(5), ...number(12)]
    expect(marks('output-voltage', [two, [...number(12), ...number(5)], number(5)])).toBe('= = ≠')
  })

  test('a part that does not exist is left out: the first of the others is the reference', () => {
    expect(marks('voltage', [null, number(25), number(50)])).toBe('= = ≠▲')
    expect(marks('voltage', [null, number(25)])).toBe('= =')
  })
})
