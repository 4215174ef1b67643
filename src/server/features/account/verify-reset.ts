import { maskEmail } from '../../../domain/email.ts'
import type { Context } from '../../context.ts'
import { findLink } from './links.queries.ts'
import { refuseLink } from './refuse-link.ts'
import { hashSecret } from './secrets.ts'

export async function verifyReset({ db }: Pick<Context, 'db'>, token: string): Promise<{ email: string }> {
  const found = await findLink(db, { tokenHash: hashSecret(token), kind: 'reset' })
  if (!found) throw refuseLink()
  return { email: maskEmail(found.email) }
}
