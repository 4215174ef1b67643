import { describe, expect, test } from 'vitest'
import { answerAll, formatConsent, isAnswered, isWithdrawn, parseConsent } from './consent-cookie.ts'

describe('the cookie choice', () => {
  test('is read as it was written', () => {
    for (const choice of [
      {},
      { statistics: true },
      { statistics: true, external: false },
      { statistics: false, external: true },
    ])
      expect(parseConsent(formatConsent(choice))).toEqual(choice)
    expect(formatConsent({ statistics: true, external: false })).toBe('v1.statistics.no-external')
  })

  test.each([null, '', 'yes', 'statistics.external', 'v0.statistics.external', '%', 'v1.all'])(
    '%j allows nothing and is asked again',
    text => {
      expect(parseConsent(text)).toEqual({})
      expect(isAnswered(parseConsent(text), ['statistics'])).toBe(false)
    },
  )

  test('a kind configured later is asked, and the earlier answer stays', () => {
    const earlier = parseConsent('v1.statistics')
    expect(isAnswered(earlier, ['statistics'])).toBe(true)
    expect(isAnswered(earlier, ['statistics', 'external'])).toBe(false)
    expect(answerAll(earlier, ['external'], false)).toEqual({ statistics: true, external: false })
  })

  test('only a yes that becomes a no is a withdrawal', () => {
    expect(isWithdrawn({ statistics: true }, { statistics: false })).toBe(true)
    expect(isWithdrawn({ statistics: true, external: true }, { statistics: true })).toBe(true)
    expect(isWithdrawn({ statistics: false }, { statistics: false, external: false })).toBe(false)
    expect(isWithdrawn({}, { statistics: true, external: true })).toBe(false)
  })
})
