import { maskEmail } from '../../../domain/email.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { Connection, Database } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { clearAllowance } from '../allowance/index.ts'
import { queueMail } from '../mail/index.ts'
import { findLinkEmail, removeLinks, takeLink } from './links.queries.ts'
import { hashPassword } from './passwords.ts'
import { refuseLink } from './refuse-link.ts'
import { hashSecret } from './secrets.ts'
import { strangersCounts } from './sign-in.ts'
import { forgetDevices, removeSignIns } from './sign-ins.queries.ts'
import { activateUser, findUser, savePassword } from './users.queries.ts'

const resetLink = (token: string) => ({ tokenHash: hashSecret(token), kind: 'reset' }) as const

export async function verifyReset(db: Database, token: string): Promise<{ email: string }> {
  const email = await findLinkEmail(db, resetLink(token))
  if (email === null) throw refuseLink()
  return { email: maskEmail(email) }
}

/** Whoever reads the mailbox owns the account: this also activates it, ends every sign-in and forgives wrong passwords. */
export async function resetPassword(
  { db, pool }: Connection,
  { token, password }: { token: string; password: string },
  address: string,
  lang: Lang,
): Promise<null> {
  // Hashing is dear: not for anyone without a link.
  await verifyReset(db, token)
  const passwordHash = await hashPassword(password)
  const key = await inTransaction(pool, async ({ db }) => {
    const userId = await takeLink(db, resetLink(token))
    const user = userId === null ? null : await findUser(db, userId)
    if (!user || !(await activateUser(db, user.id))) throw refuseLink()
    await savePassword(db, user.id, passwordHash)
    await removeLinks(db, user.id, 'activation')
    await removeSignIns(db, user.id)
    await forgetDevices(db, user.id)
    await queueMail(db, {
      recipient: user.emailKey,
      lang,
      kind: 'password_changed',
      fields: { email_key: user.emailKey },
    })
    return user.emailKey
  })
  await clearAllowance(
    db,
    strangersCounts(key, address).filter(({ of }) => of !== 'signInAddress'),
  )
  return null
}
