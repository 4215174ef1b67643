import { highOf, lowOf } from './compare-values.ts'
import type { Parameter, ParameterValue } from './parameter.ts'

/** The difference when one part takes the place of another. */
export type Effect = 'same' | 'better' | 'worse' | 'unknown'

/**
 * Compares the values that two parts state for a parameter. A value that one of them does not state is unknown,
 * never the same.
 */
export function replaces(
  parameter: Parameter,
  wanted: readonly ParameterValue[],
  offered: readonly ParameterValue[],
): Effect {
  const [first, ...more] = wanted
  const [other, ...others] = offered
  if (!first || !other) return 'unknown'
  if (more.length + others.length > 0) return isSameSet(wanted, offered) ? 'same' : 'unknown'
  if (isSame(first, other)) return 'same'
  if (first.kind === 'word' || other.kind === 'word') return compareWords(parameter, first, other)
  if ((first.unit ?? '') !== (other.unit ?? '')) return 'unknown'
  return compareNumbers(parameter, first, other)
}

type Numeric = Exclude<ParameterValue, { kind: 'word' }>

function compareNumbers({ better }: Parameter, wanted: Numeric, offered: Numeric): Effect {
  if (better === 'wider') {
    const covers = lowOf(offered) <= lowOf(wanted) && highOf(offered) >= highOf(wanted)
    return covers ? 'better' : 'worse'
  }
  if (better === 'most') return compareReach(wanted, offered)
  if (wanted.kind === 'range' || offered.kind === 'range') return better === 'equal' ? 'worse' : 'unknown'
  if (better === 'higher') return offered.number > wanted.number ? 'better' : 'worse'
  if (better === 'lower') return offered.number < wanted.number ? 'better' : 'worse'
  return better === 'equal' ? 'worse' : 'unknown'
}

/** A part that states only the most it bears may not work as far down as one that states a range. */
function compareReach(wanted: Numeric, offered: Numeric): Effect {
  if (isOpposite(wanted, offered) || reachOf(offered) < reachOf(wanted)) return 'worse'
  if (wanted.kind === 'number') return 'better'
  if (offered.kind === 'number') return 'unknown'
  return lowOf(offered) <= lowOf(wanted) && highOf(offered) >= highOf(wanted) ? 'better' : 'worse'
}

function reachOf(value: Numeric): number {
  return Math.max(Math.abs(lowOf(value)), Math.abs(highOf(value)))
}

/** A regulator for −40 V is none for 40 V. */
export function isOpposite(a: ParameterValue, b: ParameterValue): boolean {
  if (a.kind === 'word' || b.kind === 'word') return false
  const [first, second] = [a, b].map(value => Math.sign(lowOf(value)) + Math.sign(highOf(value)))
  return (first ?? 0) * (second ?? 0) < 0
}

/** Of words without an order, none is better. */
function compareWords({ better }: Parameter, wanted: ParameterValue, offered: ParameterValue): Effect {
  if (better === 'equal') return 'worse'
  if (typeof better !== 'object' || wanted.kind !== 'word' || offered.kind !== 'word') return 'unknown'
  const [from, to] = [better.indexOf(wanted.word), better.indexOf(offered.word)]
  if (from < 0 || to < 0) return 'unknown'
  return to < from ? 'better' : 'worse'
}

function isSame(a: ParameterValue, b: ParameterValue): boolean {
  if (a.kind === 'word' || b.kind === 'word')
    return a.kind === 'word' && b.kind === 'word' && a.word === b.word
  return lowOf(a) === lowOf(b) && highOf(a) === highOf(b) && (a.unit ?? '') === (b.unit ?? '')
}

function isSameSet(a: readonly ParameterValue[], b: readonly ParameterValue[]): boolean {
  return a.length === b.length && a.every(one => b.some(other => isSame(one, other)))
}
