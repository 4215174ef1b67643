import { expect, test } from 'vitest'
import { seriesPitch } from './connector-series.ts'

test.each([
  ['XH2.54', '2.5'],
  ['XH 2.54', '2.5'],
  ['xh-2.5', '2.5'],
  ['PH2.0', '2'],
  ['Micro-Fit', '3'],
  ['micro fit 3.0', '3'],
  ['PicoBlade', '1.25'],
  // A pin header, not the series PH.
  ['PH2.54', undefined],
  ['SH2.0', undefined],
  ['Micro-Fit 2.0', undefined],
  ['XH', undefined],
  ['constructor', undefined],
])('the pitch of %s is %s', (text, pitch) => {
  expect(seriesPitch(text.split(' '))).toBe(pitch)
})
