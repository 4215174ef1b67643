import type * as z from 'zod/mini'
import type * as account from '../../../contract/shop/account.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { emailKey } from '../../../domain/email.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { returnAllowance, takeAllowance } from '../allowance/index.ts'
import { answerOnce } from '../idempotency/index.ts'
import { queueMail } from '../mail/index.ts'
import { deviceOf, setDevice } from './device.ts'
import { hashPassword } from './passwords.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { addRegistration } from './registrations.queries.ts'
import { hashSecret } from './secrets.ts'
import { type NewUser, saveRegistration } from './users.queries.ts'

type Registration = z.output<NonNullable<typeof account.register.body>>

/**
 * A mailbox may be registered several times before it is activated. Each registration has its own password
 * and link; the one that is activated first becomes the account.
 */
export async function register(context: Context, registration: Registration): Promise<null> {
  const { client } = context.who
  await refuseGuessable(context, { password: registration.password }, toUser(registration))
  const device = deviceOf(client)
  await answerOnce(context, {
    asked: { scope: `register ${emailKey(registration.email)}`, body: registration },
    parse: () => null,
    work: once => registerNew(context, registration, device, once),
  })
  setDevice(client, device)
  return null
}

async function registerNew(
  { db, pool, lang, who: { client } }: Context,
  registration: Registration,
  device: string,
  once: (db: Database, act: () => Promise<null>) => Promise<null>,
): Promise<null> {
  const key = emailKey(registration.email)
  const mailing = [{ of: 'activationMail', for: key } as const]
  await takeAllowance(db, [{ of: 'registerAddress', for: client.address }, ...mailing])
  const passwordHash = await hashPassword(registration.password)
  const registered = { ...toUser(registration), emailKey: key, passwordHash, lang }
  try {
    return await inTransaction(pool, ({ db }) =>
      once(db, () => addWithMail(db, registered, hashSecret(device))),
    )
  } catch (error) {
    // No mail was sent, so none is counted.
    await returnAllowance(db, mailing)
    throw error
  }
}

async function addWithMail(
  db: Database,
  registered: NewUser & { lang: Lang },
  browserHash: Buffer,
): Promise<null> {
  const { emailKey: key, lang } = registered
  const userId = await saveRegistration(db, registered)
  if (userId === null) throw new Refusal(409, { reason: 'errors.email_taken' })
  const registration_id = await addRegistration(db, { ...registered, userId, browserHash })
  const fields = { email_key: key, registration_id }
  await queueMail(db, { recipient: key, lang, kind: 'activation', priority: 'account', fields })
  return null
}

function toUser(registration: Registration) {
  const { email, contact_name, telephone, company_name, country, city, state, address } = registration
  return {
    email,
    contactName: contact_name,
    telephone,
    companyName: company_name,
    country,
    city,
    state,
    address,
  }
}
