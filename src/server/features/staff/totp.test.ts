import { describe, expect, test } from 'vitest'
import { codeAt, findStep, stepAt, toBase32 } from './totp.ts'

const SECRET = Buffer.from('12345678901234567890')

describe('one-time codes', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238 at %d seconds', (seconds, code) => {
    expect(codeAt(SECRET, stepAt(new Date(seconds * 1000)), 8)).toBe(code)
  })

  test('are accepted one step early or late, and not two', () => {
    const now = new Date(1_234_567_890_000)
    const step = stepAt(now)
    const found = [-2, -1, 0, 1, 2].map(away => findStep(SECRET, codeAt(SECRET, step + away), now))
    expect(found).toEqual([null, step - 1, step, step + 1, null])
  })

  test('have six digits', () => {
    expect(findStep(SECRET, '', new Date())).toBeNull()
    expect(findStep(SECRET, codeAt(SECRET, stepAt(new Date()), 8), new Date())).toBeNull()
  })

  test('secrets are written as in RFC 4648', () => {
    expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
    expect(toBase32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  })
})
