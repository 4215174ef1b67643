import type { PersonalData } from '../account/index.ts'
import { listFeedbackOf, removeFeedbackOf } from './feedback.queries.ts'

export const feedbackData: PersonalData = {
  name: 'feedback',
  list: async (db, person) => {
    const rows = await listFeedbackOf(db, person)
    return rows.map(({ userId, emailKey, ...message }) => message)
  },
  erase: removeFeedbackOf,
}
