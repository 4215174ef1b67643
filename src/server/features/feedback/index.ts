export { feedbackRoutes } from './feedback.routes.ts'
export { feedbackData } from './feedback-data.ts'
export { feedbackMails } from './feedback-mails.ts'
export { findStaffFeedback, listStaffFeedback, type StaffFeedback } from './staff-feedback.ts'
