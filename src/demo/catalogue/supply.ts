import type { Sketch } from './sketch.ts'

/** Parts by position: a million of them take no memory until they are used. */
export type Supply = { size: number; at: (index: number) => Sketch }

/** Parts that differ in one value only: the resistances of a series, the frequencies of a crystal. */
export function run<T>(values: readonly T[], make: (value: T) => Sketch): Supply {
  return { size: values.length, at: index => make(itemAt(values, index)) }
}

export function listed(sketches: readonly Sketch[]): Supply {
  return run(sketches, sketch => sketch)
}

/** Several supplies mixed into one: neighbors come from different places, in a fixed order. */
export function mixed(supplies: readonly Supply[]): Supply {
  const starts: number[] = []
  let size = 0
  for (const supply of supplies) {
    starts.push(size)
    size += supply.size
  }
  const step = stepThrough(size)
  return {
    size,
    at: index => {
      const position = (index * step) % size
      const which = lastAtOrBelow(starts, position)
      return itemAt(supplies, which).at(position - itemAt(starts, which))
    },
  }
}

/** A stride near the golden ratio that is coprime to the size, so that every position is visited once. */
function stepThrough(size: number): number {
  let step = Math.max(1, Math.round(size * 0.618034))
  while (greatestCommonDivisor(step, size) !== 1) step++
  return step
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

function lastAtOrBelow(starts: readonly number[], position: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (itemAt(starts, middle) <= position) low = middle
    else high = middle - 1
  }
  return low
}

export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`there is no item ${index}`)
  return item
}
