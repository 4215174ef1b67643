import { createContext, use } from 'react'
import type { SavedLine } from '../../../../contract/shop/projects.ts'
import { type ReviewState, UNDECIDED } from './review-state.ts'

type Review = {
  state: ReviewState
  change: (change: Partial<ReviewState>) => void
  /** The lines of a project as they were saved, by the key of a line. */
  saved?: Readonly<Record<string, SavedLine>>
}

const ReviewContext = createContext<Review>({ state: UNDECIDED, change: () => {} })

export const ReviewProvider = ReviewContext.Provider

/** The decisions about the lines on the screen, and the way to change them. */
export function useReview(): Review {
  return use(ReviewContext)
}
