import type { TransactionDatabase } from '../../database/transaction.ts'
import { findLink, type LinkKind, removeLink } from './links.queries.ts'
import { refuseLink } from './refuse-link.ts'
import { hashSecret } from './secrets.ts'
import { lockUser, type UserRow } from './users.queries.ts'

/** Uses up a mailed link and returns its owner, locked. The user is locked before the link, as everywhere. */
export async function takeLink(db: TransactionDatabase, token: string, kind: LinkKind): Promise<UserRow> {
  const link = { tokenHash: hashSecret(token), kind }
  const found = await findLink(db, link)
  const user = found && (await lockUser(db, found.userId))
  if (!user || user.disabledAt || !(await removeLink(db, user.id, link))) throw refuseLink()
  return user
}
