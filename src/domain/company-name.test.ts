import { expect, test } from 'vitest'
import { companyKey } from './company-name.ts'

test.each([
  ['Example Devices Ltd', 'EXAMPLE  DEVICES, LTD.'],
  ['Beispiel-Technik GmbH', 'beispiel technik gmbh'],
  ['例示電子', '例示 電子'],
])('%s and %s are spellings of one name', (one, other) => {
  expect(companyKey(one)).toBe(companyKey(other))
})

test('the legal form tells firms apart', () => {
  expect(companyKey('Example Devices Ltd')).not.toBe(companyKey('Example Devices GmbH'))
})
