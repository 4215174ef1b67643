import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { clearAllowance } from '../allowance/index.ts'
import { activateAccount, type Join } from './activate-account.ts'
import { deviceOf, keepDevice } from './device.ts'
import { findLink } from './links.queries.ts'
import { hashPassword } from './passwords.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { refuseLink } from './refuse-link.ts'
import { findBrowsersRegistration } from './registrations.queries.ts'
import { hashSecret } from './secrets.ts'
import { strangersCounts } from './sign-in.ts'
import { forgetDevices, removeSignIns } from './sign-ins.queries.ts'
import { takeLink } from './take-link.ts'
import { tellPasswordChanged } from './tell-password-changed.ts'
import { savePassword } from './users.queries.ts'

/**
 * Reading the mailbox proves ownership: a reset also activates the account, ends every sign-in, clears wrong
 * attempts and makes this browser known. An account that was not activated gets the profile that this browser
 * registered, or none.
 */
export async function resetPassword(
  context: Context,
  { token, password }: { token: string; password: string },
  joins: readonly Join[],
): Promise<null> {
  const { db, pool, who } = context
  const { client } = who
  // Hashing is expensive, so the link is checked first.
  const link = await findLink(db, { tokenHash: hashSecret(token), kind: 'reset' })
  if (!link) throw refuseLink()
  await refuseGuessable(context, { password }, link)
  const passwordHash = await hashPassword(password)
  const user = await inTransaction(pool, async ({ db }) => {
    const owner = await takeLink(db, token, 'reset')
    const device = deviceOf(client)
    const registration = await findBrowsersRegistration(db, owner.emailKey, hashSecret(device))
    await activateAccount(db, owner, { registration, joins })
    await savePassword(db, owner.id, passwordHash)
    await removeSignIns(db, owner.id)
    await forgetDevices(db, owner.id)
    await keepDevice(db, client, device, owner.id)
    await tellPasswordChanged(db, owner)
    return owner
  })
  const guesses = strangersCounts(user.emailKey, client.address)
  await clearAllowance(
    db,
    guesses.filter(({ of }) => of !== 'signInAddress'),
  )
  return null
}
