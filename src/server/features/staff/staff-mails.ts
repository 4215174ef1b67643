import { speak } from '../../../contract/wire/translate.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { langOr } from '../../../domain/locales.ts'
import { DESK_INVITE_PATH, withToken } from '../../../domain/paths.ts'
import {
  type ComposedMail,
  type Composers,
  type ComposeTools,
  inUnits,
  type MailFields,
  named,
} from '../mail/index.ts'
import { findStaff } from './staff.queries.ts'
import { makeInviteLink } from './staff-links.ts'

export const staffMails: Composers = { staff_invite: invite }

/** None if the person was disabled meanwhile. */
async function invite(tools: ComposeTools, { staff_id }: MailFields): Promise<ComposedMail | null> {
  const person = await findStaff(tools.db, Number(staff_id))
  if (!person || person.disabledAt) return null
  const lang = langOr(person.lang, tools.lang)
  const { t } = await speak(lang)
  const { shop, publicUrl } = tools
  const url = publicUrl + withToken(DESK_INVITE_PATH, await makeInviteLink(tools, person.id))
  const duration = inUnits(lang, LIMITS.staffInviteLinkSeconds / 3600, 'hour')
  return {
    lang,
    to: person.email,
    subject: t('mail.staff_invite.subject', { shop }),
    heading: t('mail.staff_invite.heading'),
    blocks: [
      { kind: 'text', text: t('mail.staff_invite.text', { name: named(person.name), shop }) },
      { kind: 'button', text: t('mail.staff_invite.button'), url },
      { kind: 'note', text: t('mail.staff_invite.note', { duration }) },
    ],
  }
}
