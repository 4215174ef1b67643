import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGS, shownLangs } from '../../domain/locales.ts'
import { readPageAddress } from './page-address.ts'

const langs = shownLangs(LANGS.map(lang => ({ lang })))
const read = (pathname: string, search = '', preferredLang: 'de' | 'en' | null = null) =>
  readPageAddress({ pathname, search, langs, preferredLang })

describe('resolves a URL', () => {
  test.each([
    ['/about', { kind: 'page', lang: 'en', path: '/about' }],
    ['/de/about', { kind: 'page', lang: 'de', path: '/about' }],
    ['/ar', { kind: 'page', lang: 'ar', path: '/' }],
    ['/zh/about', { kind: 'page', lang: 'en', path: '/zh/about' }],
    ['/en/about', { kind: 'redirect', status: 301, to: '/about' }],
    ['/en', { kind: 'redirect', status: 301, to: '/' }],
    ['/en/', { kind: 'redirect', status: 301, to: '/' }],
    ['/about/', { kind: 'redirect', status: 301, to: '/about' }],
    ['/de/', { kind: 'redirect', status: 301, to: '/de' }],
    ['//evil.example', { kind: 'redirect', status: 301, to: '/evil.example' }],
    ['/en//evil.example/', { kind: 'redirect', status: 301, to: '/evil.example' }],
    ['/en/\\evil.example', { kind: 'redirect', status: 301, to: '/evil.example' }],
    ['/%E0%A4%A', { kind: 'malformed', status: 400 }],
    ['/de/%E0%A4%A', { kind: 'malformed', status: 400, lang: 'de' }],
    ['/a%00b', { kind: 'malformed', status: 400 }],
    ['/a%0d%0aSet-Cookie:x', { kind: 'malformed', status: 400 }],
    [`/${'a'.repeat(10_000)}`, { kind: 'malformed', status: 414 }],
  ])('%s', (pathname, expected) => {
    expect(read(pathname)).toMatchObject(expected)
  })

  test('a redirect keeps the query', () => {
    expect(read('/en/s', '?wd=a%26b')).toMatchObject({ to: '/s?wd=a%26b' })
  })

  test('only the bare home page redirects to the chosen language', () => {
    expect(read('/', '', 'de')).toEqual({ kind: 'redirect', status: 302, to: '/de' })
    expect(read('/', '', 'en')).toMatchObject({ kind: 'page' })
    expect(read('/about', '', 'de')).toMatchObject({ kind: 'page', lang: 'en' })
  })

  test('no redirect leaves the shop', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/', '\\', 'en', 'de', '.', '..', 'evil.example', '%2f', '@', 'a')),
        parts => {
          const address = read(`/${parts.join('')}`)
          if (address.kind === 'redirect')
            expect(new URL(address.to, 'http://shop.test').host).toBe('shop.test')
        },
      ),
    )
  })
})
