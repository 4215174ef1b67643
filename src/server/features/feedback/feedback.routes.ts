import * as feedback from '../../../contract/shop/feedback.ts'
import { type Route, serve } from '../../api/route.ts'
import type { Connection } from '../../database/connection.ts'
import { type ContactSettings, sendFeedback } from './send-feedback.ts'

export function feedbackRoutes(connection: Connection, site: ContactSettings): Route[] {
  return [serve(feedback.sendFeedback, asked => sendFeedback(connection, site, asked))]
}
