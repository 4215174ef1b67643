import * as z from 'zod/mini'
import { FEEDBACK_TYPE_IDS } from '../../domain/feedback.ts'
import { LIMITS } from '../../domain/limits.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Email, paragraph } from '../wire/fields.ts'

const SUBJECT = { error: 'errors.subject_required' }

export const Feedback = z.object({
  type_id: z.coerce.number(SUBJECT).check(z.refine(isFeedbackType, SUBJECT)),
  email: Email,
  feedback_content: paragraph(LIMITS.commentLength).check(
    z.refine(comment => comment !== '', { error: 'errors.comment_required' }),
  ),
})
export type Feedback = z.output<typeof Feedback>

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback',
  summary: 'Sends a message to the shop; it is stored and mailed to sales',
  body: Feedback,
  data: z.null(),
  success: 'answers.feedback_sent',
})

function isFeedbackType(id: number): boolean {
  return FEEDBACK_TYPE_IDS.some(known => known === id)
}
