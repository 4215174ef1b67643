import { Refusal } from '../../../contract/wire/errors.ts'
import type { UserContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { returnAllowance, takeAllowance } from '../allowance/index.ts'
import { removeLinks } from './links.queries.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { removeSignIns } from './sign-ins.queries.ts'
import { tellPasswordChanged } from './tell-password-changed.ts'
import { findUser, lockUser, savePassword } from './users.queries.ts'

type Passwords = { old_password: string; new_password: string }

/** A stolen token must allow neither guessing the password nor flooding the owner with mails. */
export async function changePassword(
  context: UserContext,
  { old_password, new_password }: Passwords,
): Promise<null> {
  const { db, pool, who } = context
  const { userId, signInId } = who.user
  const user = await findUser(db, userId)
  if (!user) throw new Refusal(4001)
  await refuseGuessable(context, { new_password }, user)
  const guesses = [{ of: 'signIn', for: `${user.emailKey} signed in` } as const]
  await takeAllowance(db, [...guesses, { of: 'passwordChange', for: String(userId) }])
  if (!(await isPassword(old_password, user.passwordHash)))
    throw new Refusal(400, {
      reason: 'errors.old_password_wrong',
      fields: { old_password: { key: 'errors.old_password_wrong' } },
    })
  await returnAllowance(db, guesses)
  const passwordHash = await hashPassword(new_password)
  await inTransaction(pool, async ({ db }) => {
    const current = await lockUser(db, userId)
    // The password was reset meanwhile, so the old one no longer authorizes a change.
    if (current?.passwordHash !== user.passwordHash) throw new Refusal(4001)
    await savePassword(db, userId, passwordHash)
    await removeSignIns(db, userId, signInId)
    await removeLinks(db, userId, 'reset')
    await tellPasswordChanged(db, user)
  })
  return null
}
