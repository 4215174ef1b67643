import { speak } from '../../../contract/translate.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { langOr } from '../../../domain/locales.ts'
import {
  type Compose,
  type Composers,
  type ComposeTools,
  inUnits,
  type Letter,
  named,
  pageAddress,
} from '../mail/index.ts'
import { addLink, type LinkKind } from './links.queries.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { findUserByEmail, type UserRow } from './users.queries.ts'

/** What accounts write to their owners: to the stored address and in the stored language, never what a stranger chose. */
export const accountMails: Composers = {
  activation: toOwner((tools, user) => (user.activatedAt ? existing(tools, user) : activation(tools, user))),
  reset: toOwner(reset),
  password_changed: toOwner(passwordChanged),
}

type Write = (tools: ComposeTools, user: UserRow) => Letter | Promise<Letter>

function toOwner(write: Write): Compose {
  return async (tools, { email_key }) => {
    const user = await findUserByEmail(tools.db, String(email_key))
    if (!user || user.disabledAt) return null
    const lang = langOr(user.lang, tools.lang)
    const { t } = await speak(lang)
    return { ...(await write({ ...tools, lang, t }, user)), lang }
  }
}

async function activation(tools: ComposeTools, user: UserRow): Promise<Letter> {
  const { t, shop, lang } = tools
  const lifeSeconds = LIMITS.activationLinkSeconds
  const url = await makeLink(tools, user, { kind: 'activation', lifeSeconds, path: '/register/activate' })
  const name = named(user.contactName)
  const company = named(user.companyName)
  return {
    to: user.email,
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

function existing(tools: ComposeTools, { email }: UserRow): Letter {
  const { t, shop } = tools
  return {
    to: email,
    subject: t('mail.existing.subject', { shop }),
    heading: t('mail.existing.heading'),
    blocks: [
      { kind: 'text', text: t('mail.existing.text') },
      { kind: 'button', text: t('mail.existing.button'), url: pageAddress(tools, '/login') },
      { kind: 'link', text: t('mail.existing.forgot'), url: pageAddress(tools, '/forgotpassword') },
      { kind: 'note', text: t('mail.existing.note') },
    ],
  }
}

async function reset(tools: ComposeTools, user: UserRow): Promise<Letter> {
  const { t, shop, lang } = tools
  const lifeSeconds = LIMITS.resetLinkSeconds
  const url = await makeLink(tools, user, {
    kind: 'reset',
    lifeSeconds,
    path: '/forgotpassword/resetpassword',
  })
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

function passwordChanged(tools: ComposeTools, { email }: UserRow): Letter {
  const { t, shop } = tools
  return {
    to: email,
    subject: t('mail.password_changed.subject', { shop }),
    heading: t('mail.password_changed.heading'),
    blocks: [
      { kind: 'text', text: t('mail.password_changed.text', { shop }) },
      { kind: 'text', text: t('mail.password_changed.not_you') },
      { kind: 'link', text: t('mail.password_changed.link'), url: pageAddress(tools, '/forgotpassword') },
    ],
  }
}

type NewLink = { kind: LinkKind; lifeSeconds: number; path: string }

/** Made while the mail is written, so that the secret is in the mail and nowhere else. */
async function makeLink(
  tools: ComposeTools,
  user: UserRow,
  { kind, lifeSeconds, path }: NewLink,
): Promise<string> {
  const token = newSecret()
  await addLink(tools.db, { tokenHash: hashSecret(token), kind, userId: user.id, lifeSeconds })
  return `${pageAddress(tools, path)}?token=${token}`
}
