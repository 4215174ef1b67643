import { expect, test } from 'vitest'
import { daysOfNumber } from './days-of-number.ts'

test.each([
  ['CF23', '2022-12-31', '2024-01-02'],
  ['cf231', '2022-12-31', '2024-01-02'],
  ['RFQ-2311', '2023-10-31', '2023-12-02'],
  ['CF2312', '2023-11-30', '2024-01-02'],
  ['CF23113', '2023-10-31', '2023-12-02'],
  [' CF231105 ', '2023-11-04', '2023-11-07'],
])('%j begins numbers from %s until before %s', (text, from, until) => {
  const midnight = 'T00:00:00.000Z'
  expect(daysOfNumber(text)).toEqual({ from: from + midnight, until: until + midnight })
})

test.each(['2311', 'CF', 'CF2', 'CF2313', 'CF231399', 'CF231105-7KQ', 'company 23', 'LM358-23', ''])(
  '%j begins no number',
  text => {
    expect(daysOfNumber(text)).toBeNull()
  },
)
