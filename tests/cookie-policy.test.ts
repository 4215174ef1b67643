import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGS } from '../src/domain/locales.ts'
import { readSources } from './harness/source.ts'

/** The names in the table of cookies and storage that need no consent. */
function namedIn(lang: string): string[] {
  const html = readFileSync(`src/demo/pages/${lang}/cookies-policy.html`, 'utf8')
  const [, table = ''] = /<h2 id="necessary">.*?<tbody>(.*?)<\/tbody>/s.exec(html) ?? []
  return [...table.matchAll(/<code>(.*?)<\/code>/g)].map(found => found[1] ?? '')
}

/** Names that the storefront's source uses for cookies and browser storage. */
function storedBySource(): string[] {
  const storing = readSources().filter(({ text }) =>
    /\b(?:local|session)Storage\b|createTabStore\b|writeCookie\(/.test(text),
  )
  const names = storing.flatMap(({ text }) => [
    ...text.matchAll(/\bwriteCookie\('(\w+)'/g),
    ...text.matchAll(/^const (?:KEY|TYPED_KEY|PRICES_KEY|SLOT|NAME|RELOADED_AT) = '([^']+)'/gm),
  ])
  return [...new Set(names.map(found => (found[1] === 'draft:' ? 'draft:…' : (found[1] ?? ''))))]
}

describe('the cookie policy', () => {
  test('lists everything that the storefront stores in a browser', () => {
    const stored = storedBySource()
    expect(stored).toContain('RFQLIST')
    expect(stored).toContain('consent')
    expect(namedIn('en')).toEqual(expect.arrayContaining(stored))
    // Set by the server, with the longer name on https, or by the router.
    const others = [
      ...['__Host-device', '__Host-visitor', '__Host-written'],
      ...['device', 'react-router-scroll-positions', 'visitor', 'written'],
    ]
    expect(
      namedIn('en')
        .filter(name => !stored.includes(name))
        .sort(),
    ).toEqual(others)
  })

  test.each(LANGS)('lists the same in %s', lang => {
    expect(namedIn(lang)).toEqual(namedIn('en'))
    const html = readFileSync(`src/demo/pages/${lang}/cookies-policy.html`, 'utf8')
    const { footer } = JSON.parse(readFileSync(`locales/${lang}/shell.json`, 'utf8'))
    expect(html).toContain(footer.cookie_settings)
  })
})
