import { describe, expect, test } from 'vitest'
import { normalizeCode } from './normalize-code.ts'

describe('a code is the same', () => {
  test.each([
    ['in lower case', 'ac3d4'],
    ['with spaces', ' A C3 D4 '],
    ['in full width', 'ＡＣ３Ｄ４'],
    ['with a directional mark before it', '\u200eAC3D4'],
    ['with Arabic digits', 'AC٣D٤'],
    ['with Persian digits', 'AC۳D۴'],
  ])('%s', (_, typed) => {
    expect(normalizeCode(typed)).toBe('AC3D4')
  })
})
