import type { Profile } from '../../../contract/shop/profile.ts'
import type { UserContext } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { toProfile } from './to-profile.ts'
import { findUser } from './users.queries.ts'

export async function getProfile({ db, who }: UserContext): Promise<Profile> {
  return getProfileOf(db, who.user.userId)
}

export async function getProfileOf(db: Database, userId: number): Promise<Profile> {
  return toProfile(await findUser(db, userId))
}
