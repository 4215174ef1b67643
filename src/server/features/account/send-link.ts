import { emailKey } from '../../../domain/email.ts'
import type { Context } from '../../context.ts'
import { takeAllowance } from '../allowance/index.ts'
import { queueMail } from '../mail/index.ts'
import { deviceOf } from './device.ts'
import type { LinkKind } from './links.queries.ts'
import { findBrowsersRegistration } from './registrations.queries.ts'
import { hashSecret } from './secrets.ts'

/**
 * Does the same work for every address and takes the same time: whether there is an account is only checked
 * when the mail is sent, where it cannot be observed. A browser that registered gets the link of its own
 * registration.
 */
export async function sendLink(
  { db, lang, who: { client } }: Context,
  email: string,
  kind: LinkKind,
): Promise<null> {
  const key = emailKey(email)
  await takeAllowance(db, [
    { of: kind === 'reset' ? 'resetMail' : 'activationMail', for: key },
    { of: 'linkAddress', for: client.address },
  ])
  const browserHash = hashSecret(deviceOf(client))
  const registration = kind === 'activation' ? await findBrowsersRegistration(db, key, browserHash) : null
  const fields = { email_key: key, ...(registration && { registration_id: registration.id }) }
  await queueMail(db, { recipient: key, lang, kind, priority: 'account', fields })
  return null
}
