import { describe, expect, test } from 'vitest'
import { named } from './named.ts'

const shown = (text: string) => named(text).slice(1, -1)

describe('user input in a mail', () => {
  test.each(['0034.3120', 'LTC3780EG#TRPBF', 'LM317T/NOPB', 'BAT54H,115', 'A1:B2', 'Würth & Söhne'])(
    '%s can be copied unchanged',
    text => expect(shown(text)).toBe(text),
  )

  test.each(['evil.example', 'www.evil.co', 'http://evil', '//1.2.3.4/x', 'me@evil'])(
    '%s is no longer a link',
    text => {
      expect(shown(text)).toContain('\u200b')
      expect(shown(text).replaceAll('\u200b', '')).toBe(text)
    },
  )

  test('cannot change the direction of the text around it', () => {
    expect(named('a\u202eb')).toBe('\u2068ab\u2069')
  })
})
