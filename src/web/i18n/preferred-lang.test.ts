import { expect, test } from 'vitest'
import { LANGS, shownLangs } from '../../domain/locales.ts'
import { preferredLang } from './preferred-lang.ts'

const langs = shownLangs(LANGS.map(lang => ({ lang })))

test.each([
  [['de-AT', 'en'], 'de'],
  [['en-GB'], 'en'],
  [['ja-JP', 'en-US'], 'jp'],
  [['zh-TW'], 'tw'],
  [['zh-HK'], 'tw'],
  [['zh-Hant-MO'], 'tw'],
  // There are no pages in simplified Chinese, and the browser does not ask for traditional Chinese.
  [['zh-CN', 'en'], 'en'],
  [['pt-BR', 'es'], 'es'],
  [['ar-EG'], 'ar'],
  [['pt', 'nl'], null],
  [['*', '', 'x'], null],
  [[], null],
])('a browser that prefers %s reads %s', (tags, lang) => {
  expect(preferredLang(tags, langs)).toBe(lang)
})

test('a language that the operator has disabled is not preferred', () => {
  expect(preferredLang(['de', 'fr'], ['en', 'fr'])).toBe('fr')
})
