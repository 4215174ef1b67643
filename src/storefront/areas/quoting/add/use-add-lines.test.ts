import { expect, test } from 'vitest'
import { speak } from '../../../../contract/wire/translate.ts'
import { sayAdded } from './use-add-lines.ts'

const { t } = await speak('en')

test.each([
  [{ added: 2, merged: 0, leftOut: 0 }, '2 lines added to the RFQ list.'],
  [{ added: 0, merged: 1, leftOut: 0 }, '1 line was already on the list; quantity updated.'],
  [
    { added: 1, merged: 0, leftOut: 3 },
    '1 line added to the RFQ list. 3 lines were not added: the RFQ list holds up to 500 lines. Send it first, then add the rest.',
  ],
])('%o is reported', (outcome, words) => {
  expect(sayAdded(t, String, outcome)).toBe(words)
})
