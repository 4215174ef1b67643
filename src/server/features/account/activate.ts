import { Refusal } from '../../../contract/wire/errors.ts'
import type { Client, Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { returnAllowance, takeAllowance } from '../allowance/index.ts'
import { activateAccount, type Join } from './activate-account.ts'
import { deviceOf } from './device.ts'
import { findLink } from './links.queries.ts'
import { isPassword } from './passwords.ts'
import { refuseLink } from './refuse-link.ts'
import { findRegistration, type RegistrationRow } from './registrations.queries.ts'
import { hashSecret } from './secrets.ts'
import { takeLink } from './take-link.ts'

type Activation = { token: string; password?: string | undefined }

/**
 * The link proves the mailbox; the password or the browser proves the registrant. Without the second proof
 * the owner of a mailbox would activate the password of an attacker who registered it.
 */
export async function activate(
  { db, pool, who: { client } }: Pick<Context, 'db' | 'pool' | 'who'>,
  { token, password }: Activation,
  joins: readonly Join[],
): Promise<null> {
  const link = await findLink(db, { tokenHash: hashSecret(token), kind: 'activation' })
  const mailedFor = link?.registrationId && (await findRegistration(db, link.registrationId))
  if (!mailedFor) throw refuseLink()
  await requireRegistrant(db, mailedFor, password, client)
  await inTransaction(pool, async ({ db }) => {
    const user = await takeLink(db, token, 'activation')
    const registration = await findRegistration(db, mailedFor.id)
    if (!registration) throw refuseLink()
    await activateAccount(db, user, { registration, joins })
  })
  return null
}

async function requireRegistrant(
  db: Database,
  { id, browserHash, passwordHash }: RegistrationRow,
  password: string | undefined,
  client: Client,
): Promise<void> {
  if (password === undefined) {
    if (browserHash?.equals(hashSecret(deviceOf(client)))) return
    throw new Refusal(400, {
      reason: 'errors.check_input',
      fields: { password: { key: 'errors.password_required' } },
    })
  }
  const guess = [{ of: 'activationPassword', for: String(id) } as const]
  await takeAllowance(db, [...guess, { of: 'signInAny', for: client.address }])
  if (!(await isPassword(password, passwordHash)))
    throw new Refusal(4002, { fields: { password: { key: 'answers.registration_password_wrong' } } })
  await returnAllowance(db, guess)
}
