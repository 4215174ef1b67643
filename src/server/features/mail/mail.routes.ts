import * as mails from '../../../contract/desk/mails.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import { listFailedMails, retryMail } from './failed-mails.ts'
import { type PreviewTools, previewMail } from './preview-mails.ts'

type MailTools = PreviewTools & { staffMails: ReadonlySet<string> }

export function mailRoutes({ staffMails, ...tools }: MailTools): DeskRoute[] {
  const kinds = Object.keys(tools.composers).map(kind => ({ kind, is_to_staff: staffMails.has(kind) }))
  return [
    serveStaff(mails.listMailKinds, () => kinds),
    serveStaff(mails.previewMail, ({ context, query: { kind, language } }) =>
      previewMail(context, tools, { kind, lang: language }),
    ),
    serveStaff(mails.listFailedMails, ({ context }) => listFailedMails(context)),
    serveStaff(mails.retryMail, ({ context, params }) => retryMail(context, params.id)),
  ]
}
