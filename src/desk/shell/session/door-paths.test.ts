import { expect, test } from 'vitest'
import { nextPath, signInPath } from './door-paths.ts'

test('sign-in leads back to the page with its filters', () => {
  const path = signInPath('/audit?staff=3&x=a b')
  expect(nextPath(new URL(path, 'http://shop').searchParams)).toBe('/audit?staff=3&x=a b')
  expect(signInPath('/')).toBe('/sign-in')
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'staff', '/sign-in', ''])(
  'sign-in does not lead to %j',
  next => {
    expect(nextPath(new URLSearchParams({ next }))).toBe('/')
  },
)
