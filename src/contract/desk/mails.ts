import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { endpoint } from '../wire/endpoint.ts'
import { LangCode, RowId, text } from '../wire/fields.ts'

export const MailKind = z.object({
  kind: z.string(),
  is_to_staff: z.boolean(),
})
export type MailKind = z.infer<typeof MailKind>

export const listMailKinds = endpoint({
  method: 'GET',
  path: '/desk/api/mails/kinds',
  summary: 'All kinds of mails that the shop sends',
  may: 'settings.read',
  data: z.array(MailKind),
})

export const previewMail = endpoint({
  method: 'GET',
  path: '/desk/api/mails/preview',
  summary: 'A mail of this kind with sample data, in any language of the shop',
  may: 'settings.read',
  query: z.object({ kind: text(LIMITS.nameLength), language: LangCode }),
  data: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
})

export const FailedMail = z.object({
  id: z.int(),
  kind: z.string(),
  recipient: z.string(),
  lang: z.string(),
  create_time: z.iso.datetime(),
  fail_time: z.iso.datetime(),
  attempts: z.int(),
  error: z.string(),
})
export type FailedMail = z.infer<typeof FailedMail>

export const listFailedMails = endpoint({
  method: 'GET',
  path: '/desk/api/mails/failed',
  summary: 'Mails of the last 30 days that could not be sent, newest first',
  may: 'settings.edit',
  data: z.array(FailedMail),
})

export const retryMail = endpoint({
  method: 'POST',
  path: '/desk/api/mails/{id}/retry',
  summary: 'Sends a failed mail again',
  may: 'settings.edit',
  params: z.object({ id: RowId }),
  body: z.object({}),
  data: z.null(),
})
