import * as feedback from '../../../contract/shop/feedback.ts'
import { type Route, serve } from '../../api/route.ts'
import { sendFeedback } from './send-feedback.ts'

export function feedbackRoutes(): Route[] {
  return [serve(feedback.sendFeedback, ({ context, body }) => sendFeedback(context, body))]
}
