import { randomInt } from 'node:crypto'

const STEPS = 2 ** 32

/** A cryptographically random number. */
export function randomBetween(low: number, high: number): number {
  return low + (randomInt(STEPS) / STEPS) * (high - low)
}

export function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)] ?? '').join('')
}
