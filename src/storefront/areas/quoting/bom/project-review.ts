import type { SharedProject } from '../../../../contract/shop/projects.ts'
import { type ReviewState, UNDECIDED } from './review-state.ts'

const REFUSED = 0

type Decided = Pick<SharedProject, 'boards' | 'spare' | 'choices' | 'quantities' | 'left_out'>

/** The decisions of a saved project, for the review of its lines. */
export function toReview({ boards, spare, choices, quantities, left_out }: Decided): ReviewState {
  const chosen = Object.entries(choices)
  return {
    ...UNDECIDED,
    boards,
    spare,
    choices: Object.fromEntries(chosen.filter(([, id]) => id !== REFUSED)),
    moved: Object.fromEntries(chosen.flatMap(([key, id]) => (id === REFUSED ? [[key, 'free']] : []))),
    quantities,
    leftOut: left_out,
  }
}

/** The decisions of a review as a project stores them. */
export function toDecisions({ boards, spare, choices, moved, quantities, leftOut }: ReviewState): Decided {
  const refused = Object.keys(moved).map(key => [key, REFUSED])
  return {
    boards,
    spare,
    choices: { ...choices, ...Object.fromEntries(refused) },
    quantities,
    left_out: leftOut,
  }
}
