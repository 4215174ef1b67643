import { expect, test } from 'vitest'
import { holdsSecret } from './secret-address.ts'

const KEY = 'a'.repeat(43)

test.each([
  ['/order/CF261115-AAAAAA', '?key=secret'],
  ['/de/register/activate', '?token=secret'],
  [`/project/${KEY}`, ''],
  [`/ar/project/${KEY}`, ''],
  [`/project/${KEY}/`, '?x=1'],
])('%s%s contains a secret', (pathname, search) => expect(holdsSecret({ pathname, search })).toBe(true))

test.each([
  ['/', ''],
  ['/s', '?wd=key'],
  ['/de/quick', ''],
  ['/user/projects/7', ''],
])('%s%s contains none', (pathname, search) => expect(holdsSecret({ pathname, search })).toBe(false))
