import * as mails from '../../../contract/desk/mails.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import { listFailedMails, retryMail } from './failed-mails.ts'
import { listMailKinds, type PreviewTools, previewMail } from './preview-mails.ts'

export function mailRoutes(tools: PreviewTools): DeskRoute[] {
  return [
    serveStaff(mails.listMailKinds, ({ context }) => listMailKinds(context, tools, context.lang)),
    serveStaff(mails.previewMail, ({ context, query: { kind, language } }) =>
      previewMail(context, tools, { kind, lang: language }),
    ),
    serveStaff(mails.listFailedMails, ({ context }) => listFailedMails(context)),
    serveStaff(mails.retryMail, ({ context, params }) => retryMail(context, params.id)),
  ]
}
