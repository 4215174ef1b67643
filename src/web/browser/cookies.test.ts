import { afterEach, expect, test, vi } from 'vitest'
import { removeCookie, writeCookie } from './cookies.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser document, reduced to its cookies. */
function browserAt(protocol: string): { cookie: string } {
  const document = { cookie: '' }
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', document)
  return document
}

test('a cookie that scripts write on HTTPS is Secure and SameSite', () => {
  const document = browserAt('https:')
  writeCookie('token', 'a b', 60)
  expect(document.cookie).toBe('token=a%20b; Path=/; Max-Age=60; SameSite=Lax; Secure')
  removeCookie('token')
  expect(document.cookie).toBe('token=; Path=/; Max-Age=0; SameSite=Lax; Secure')
})

test('on HTTP it is set without Secure', () => {
  const document = browserAt('http:')
  writeCookie('lang', 'de', 60)
  expect(document.cookie).toBe('lang=de; Path=/; Max-Age=60; SameSite=Lax')
})
