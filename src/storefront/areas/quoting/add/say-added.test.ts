import { expect, test } from 'vitest'
import { speak } from '../../../../contract/wire/translate.ts'
import { sayAdded } from './say-added.ts'

const { t } = await speak('en')

test.each([
  [{ added: 2, merged: 0, leftOut: 0 }, '2 lines added to the RFQ list.'],
  [{ added: 0, merged: 1, leftOut: 0 }, '1 line was there already: its quantity is up to date.'],
  [
    { added: 1, merged: 0, leftOut: 3 },
    '1 line added to the RFQ list. 3 lines were left out: the RFQ list holds 500 lines at most. Send it first, then add the rest.',
  ],
])('%o is told', (outcome, words) => {
  expect(sayAdded(t, String, outcome)).toBe(words)
})
