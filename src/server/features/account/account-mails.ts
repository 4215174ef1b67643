import { speak } from '../../../contract/wire/translate.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { langOr } from '../../../domain/locales.ts'
import {
  ACTIVATE_PATH,
  FORGOT_PASSWORD_PATH,
  LOGIN_PATH,
  RESET_PASSWORD_PATH,
  withToken,
} from '../../../domain/paths.ts'
import {
  type Compose,
  type ComposedMail,
  type Composers,
  type ComposeTools,
  inUnits,
  type MailFields,
  named,
  pageAddress,
} from '../mail/index.ts'
import { addLink } from './links.queries.ts'
import { findNewestRegistration, findRegistration, type RegistrationRow } from './registrations.queries.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { findUserByEmail, type UserRow } from './users.queries.ts'

/**
 * Mails to account owners: always to the stored address and in the stored language, never to input of a third
 * party.
 */
export const accountMails: Composers = {
  activation: toRegistrant,
  reset: toOwner(reset),
  password_changed: toOwner(passwordChanged),
}

type Write = (tools: ComposeTools, user: UserRow) => ComposedMail | Promise<ComposedMail>

function toOwner(write: Write): Compose {
  return async (tools, { email_key }) => {
    const user = await findUserByEmail(tools.db, String(email_key))
    if (!user || user.disabledAt) return null
    return inStoredLanguage(tools, user, own => write(own, user))
  }
}

/** A registration that was replaced meanwhile gets no mail: the newer one has its own. */
async function toRegistrant(tools: ComposeTools, { email_key, registration_id }: MailFields) {
  const user = await findUserByEmail(tools.db, String(email_key))
  if (!user || user.disabledAt) return null
  if (user.activatedAt) return inStoredLanguage(tools, user, own => existing(own, user))
  const registration = await (registration_id === undefined
    ? findNewestRegistration(tools.db, user.id)
    : findRegistration(tools.db, Number(registration_id)))
  return registration && inStoredLanguage(tools, registration, own => activation(own, registration))
}

async function inStoredLanguage(
  tools: ComposeTools,
  stored: { lang: string },
  write: (tools: ComposeTools) => ComposedMail | Promise<ComposedMail>,
): Promise<ComposedMail> {
  const lang = langOr(stored.lang, tools.lang)
  const { t } = await speak(lang)
  return { ...(await write({ ...tools, lang, t })), lang }
}

async function activation(tools: ComposeTools, registration: RegistrationRow): Promise<ComposedMail> {
  const { t, shop, lang } = tools
  const lifeSeconds = LIMITS.activationLinkSeconds
  const { id: registrationId, userId } = registration
  const link = { kind: 'activation', userId, registrationId, lifeSeconds } as const
  const url = await makeLink(tools, link, ACTIVATE_PATH)
  const name = named(registration.contactName)
  const company = named(registration.companyName)
  return {
    to: registration.email,
    subject: t('mail.activation.subject', { shop }),
    heading: t('mail.activation.heading'),
    blocks: [
      { kind: 'text', text: t('mail.activation.text', { name, company, shop }) },
      { kind: 'button', text: t('mail.activation.button'), url },
      {
        kind: 'note',
        text: t('mail.activation.note', { duration: inUnits(lang, lifeSeconds / 3600, 'hour') }),
      },
    ],
  }
}

function existing(tools: ComposeTools, { email }: UserRow): ComposedMail {
  const { t, shop } = tools
  return {
    to: email,
    subject: t('mail.existing.subject', { shop }),
    heading: t('mail.existing.heading'),
    blocks: [
      { kind: 'text', text: t('mail.existing.text') },
      { kind: 'button', text: t('mail.existing.button'), url: pageAddress(tools, LOGIN_PATH) },
      { kind: 'link', text: t('mail.existing.forgot'), url: pageAddress(tools, FORGOT_PASSWORD_PATH) },
      { kind: 'note', text: t('mail.existing.note') },
    ],
  }
}

async function reset(tools: ComposeTools, user: UserRow): Promise<ComposedMail> {
  const { t, shop, lang } = tools
  const lifeSeconds = LIMITS.resetLinkSeconds
  const link = { kind: 'reset', userId: user.id, lifeSeconds } as const
  const url = await makeLink(tools, link, RESET_PASSWORD_PATH)
  return {
    to: user.email,
    subject: t('mail.reset.subject', { shop }),
    heading: t('mail.reset.heading'),
    blocks: [
      { kind: 'text', text: t('mail.reset.text', { shop }) },
      { kind: 'button', text: t('mail.reset.button'), url },
      { kind: 'note', text: t('mail.reset.note', { duration: inUnits(lang, lifeSeconds / 3600, 'hour') }) },
    ],
  }
}

function passwordChanged(tools: ComposeTools, { email }: UserRow): ComposedMail {
  const { t, shop } = tools
  return {
    to: email,
    subject: t('mail.password_changed.subject', { shop }),
    heading: t('mail.password_changed.heading'),
    blocks: [
      { kind: 'text', text: t('mail.password_changed.text', { shop }) },
      { kind: 'text', text: t('mail.password_changed.not_you') },
      { kind: 'link', text: t('mail.password_changed.link'), url: pageAddress(tools, FORGOT_PASSWORD_PATH) },
    ],
  }
}

type NewLink = Omit<Parameters<typeof addLink>[1], 'tokenHash'>

/** Created while the mail is composed, so that the secret is in the mail only. */
async function makeLink(tools: ComposeTools, link: NewLink, path: string): Promise<string> {
  const token = newSecret()
  await addLink(tools.db, { ...link, tokenHash: hashSecret(token) })
  return pageAddress(tools, withToken(path, token))
}
