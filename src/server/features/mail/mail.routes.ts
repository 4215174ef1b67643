import * as mails from '../../../contract/desk/mails.ts'
import type { Lang } from '../../../domain/locales.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import type { ShopContext } from '../../context.ts'
import type { DatabaseChanges } from '../../database/changes.ts'
import { remember } from '../../database/remember.ts'
import { listFailedMails, retryMail } from './failed-mails.ts'
import { listMailKinds, type PreviewTools, previewMail } from './preview-mails.ts'

export function mailRoutes(
  tools: PreviewTools,
  shop: ShopContext,
  changes: Pick<DatabaseChanges, 'onChange'>,
): DeskRoute[] {
  // Every kind is written once to know its subject, which takes a quarter of a second.
  const kinds = remember(changes, (lang: Lang) => listMailKinds(shop, tools, lang))
  return [
    serveStaff(mails.listMailKinds, ({ context }) => kinds(context.lang)),
    serveStaff(mails.previewMail, ({ context, query: { kind, language } }) =>
      previewMail(context, tools, { kind, lang: language }),
    ),
    serveStaff(mails.listFailedMails, ({ context }) => listFailedMails(context)),
    serveStaff(mails.retryMail, ({ context, params }) => retryMail(context, params.id)),
  ]
}
