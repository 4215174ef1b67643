import { expect, test } from 'vitest'
import { toDecisions, toReview } from './project-review.ts'
import { UNDECIDED } from './review-state.ts'

test('a review is the same after it was saved and opened', () => {
  const review = {
    ...UNDECIDED,
    boards: 7,
    spare: { amount: 5, unit: 'pieces' as const },
    choices: { '3': 12 },
    moved: { '4': 'free' as const },
    quantities: { '5': 300 },
    leftOut: { '6': true, '7': false },
  }
  expect(toDecisions(review).choices).toEqual({ '3': 12, '4': 0 })
  expect(toReview(toDecisions(review))).toEqual(review)
})
