import { describe, expect, test } from 'vitest'
import { intlTag, LANGS, localizedPath, shownLangs, splitLocalizedPath } from './locales.ts'

const shown = shownLangs(LANGS.map(lang => ({ lang })))

describe('paths in eleven languages', () => {
  test('zh is in the server’s list, but not among the languages shown', () => {
    expect(LANGS).toHaveLength(11)
    expect(shown).toHaveLength(10)
    expect(shown).not.toContain('zh')
  })

  test('English has no prefix, the others do', () => {
    expect(localizedPath('en', '/about')).toBe('/about')
    expect(localizedPath('de', '/about')).toBe('/de/about')
    expect(localizedPath('de', '/')).toBe('/de')
    expect(localizedPath('de', '/?a=1')).toBe('/de?a=1')
  })

  test('links for readers of zh, which has no pages, lead to the pages without a prefix', () => {
    expect(localizedPath('zh', '/quote/Q1?key=2')).toBe('/quote/Q1?key=2')
  })

  test('a path splits into its language and the rest', () => {
    for (const lang of shown.filter(code => code !== 'en')) {
      for (const path of ['/', '/about', '/products/A/1']) {
        expect(splitLocalizedPath(localizedPath(lang, path), shown)).toEqual({ lang, path })
      }
    }
  })

  test('only a whole first segment is a language', () => {
    expect(splitLocalizedPath('/design-development', shown)).toEqual({
      lang: null,
      path: '/design-development',
    })
    expect(splitLocalizedPath('/zh/about', shown)).toEqual({ lang: null, path: '/zh/about' })
    expect(splitLocalizedPath('/DE/about', shown)).toEqual({ lang: null, path: '/DE/about' })
  })

  test('every tag is supported by Intl', () => {
    for (const lang of LANGS) expect(Intl.NumberFormat.supportedLocalesOf(intlTag(lang))).toHaveLength(1)
  })
})
