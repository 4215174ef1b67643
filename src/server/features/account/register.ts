import type * as z from 'zod/mini'
import type * as account from '../../../contract/account.ts'
import type { Client } from '../../../contract/endpoint.ts'
import { Refusal } from '../../../contract/errors.ts'
import { emailKey } from '../../../domain/email.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { Connection } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { returnAllowance, takeAllowance } from '../allowance/index.ts'
import { queueMail } from '../mail/index.ts'
import { deviceOf, setDevice } from './device.ts'
import { hashPassword } from './passwords.ts'
import { refuseGuessable, type ShopNames } from './refuse-guessable.ts'
import { addRegistration } from './registrations.queries.ts'
import { hashSecret } from './secrets.ts'
import { saveRegistration } from './users.queries.ts'

type Registration = z.output<NonNullable<typeof account.register.body>>

/**
 * Several people may register a mailbox before it is activated. Each registration keeps its own password and its own
 * link; the one that is activated first becomes the account.
 */
export async function register(
  { db, pool }: Connection,
  registration: Registration,
  client: Client,
  lang: Lang,
  site: ShopNames,
): Promise<null> {
  await refuseGuessable({ password: registration.password }, toUser(registration), site)
  const key = emailKey(registration.email)
  const mailing = [{ of: 'activationMail', for: key } as const]
  await takeAllowance(db, [{ of: 'registerAddress', for: client.address }, ...mailing])
  const device = deviceOf(client)
  const passwordHash = await hashPassword(registration.password)
  const isNew = await inTransaction(pool, async ({ db }) => {
    const registered = { ...toUser(registration), passwordHash, lang }
    const userId = await saveRegistration(db, { ...registered, emailKey: key })
    if (userId === null) return false
    const browserHash = hashSecret(device)
    const registration_id = await addRegistration(db, { ...registered, userId, browserHash })
    const fields = { email_key: key, registration_id }
    await queueMail(db, { recipient: key, lang, kind: 'activation', priority: 'account', fields })
    return true
  })
  if (isNew) {
    setDevice(client, device)
    return null
  }
  // No mail went out, so none is counted.
  await returnAllowance(db, mailing)
  throw new Refusal(409, { message: 'errors.email_taken' })
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
