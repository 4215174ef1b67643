import type { Identity } from '../../../contract/endpoint.ts'
import { Refusal } from '../../../contract/errors.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { Connection } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { returnAllowance, takeAllowance } from '../allowance/index.ts'
import { queueMail } from '../mail/index.ts'
import { removeLinks } from './links.queries.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { removeSignIns } from './sign-ins.queries.ts'
import { findUser, savePassword } from './users.queries.ts'

type Passwords = { old_password: string; new_password: string }

/** A stolen token must not be good for guessing the password behind it. */
export async function changePassword(
  { db, pool }: Connection,
  { userId, signInId }: Identity,
  { old_password, new_password }: Passwords,
  lang: Lang,
): Promise<null> {
  const user = await findUser(db, userId)
  if (!user) throw new Refusal(4001)
  const counts = [{ of: 'signIn', for: `${user.emailKey} signed in` } as const]
  await takeAllowance(db, counts)
  if (!(await isPassword(old_password, user.passwordHash)))
    throw new Refusal(400, {
      message: 'errors.old_password_wrong',
      fields: { old_password: 'errors.old_password_wrong' },
    })
  await returnAllowance(db, counts)
  const passwordHash = await hashPassword(new_password)
  await inTransaction(pool, async ({ db }) => {
    await savePassword(db, userId, passwordHash)
    await removeSignIns(db, userId, signInId)
    await removeLinks(db, userId, 'reset')
    await queueMail(db, {
      recipient: user.emailKey,
      lang,
      kind: 'password_changed',
      fields: { email_key: user.emailKey },
    })
  })
  return null
}
