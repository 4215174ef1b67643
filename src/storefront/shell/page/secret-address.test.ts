import { expect, test } from 'vitest'
import { holdsSecret } from './secret-address.ts'

const KEY = 'a'.repeat(43)

test.each([
  ['/order/CF261115-AAAAAA', '?key=secret'],
  ['/de/register/activate', '?token=secret'],
  [`/project/${KEY}`, ''],
  [`/ar/project/${KEY}`, ''],
  [`/project/${KEY}/`, '?x=1'],
  ['/quote/Q261117-AAAAA', ''],
  ['/de/quote/Q261117-AAAAA', '?key=secret'],
  ['/de/login', '?redirect=%2Forder%2FCF261115-AAAAAA%3Fkey%3Dsecret'],
  ['/register', '?redirect=%2Fquote%2FQ261117-AAAAA%3Fkey%3Dsecret'],
])('%s%s contains a secret', (pathname, search) => expect(holdsSecret({ pathname, search })).toBe(true))

test.each([
  ['/', ''],
  ['/s', '?wd=key'],
  ['/de/quick', ''],
  ['/login', '?redirect=%2Fmyaccount%2Fquotes'],
  ['/login', '?redirect=https://['],
  ['/user/projects/7', ''],
])('%s%s contains none', (pathname, search) => expect(holdsSecret({ pathname, search })).toBe(false))
