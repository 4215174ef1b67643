import { expect, test } from 'vitest'
import { PASSWORD_COST } from '../account/password-cost.ts'
import { hashPassword, isPassword } from './passwords.ts'

test('a hash costs at least the minimum of OWASP', () => {
  expect(PASSWORD_COST).toEqual({ memory: 19_456, passes: 2, parallelism: 1 })
})

test('a password of another cost is still known', async () => {
  const known = await hashPassword('resonant-cavity-27')
  expect(known).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
  expect(await isPassword('resonant-cavity-27', known)).toBe(true)
  expect(await isPassword('resonant-cavity-28', known)).toBe(false)
})
