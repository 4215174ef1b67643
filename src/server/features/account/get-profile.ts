import type { Profile } from '../../../contract/shop/profile.ts'
import type { Database } from '../../database/connection.ts'
import { toProfile } from './to-profile.ts'
import { findUser } from './users.queries.ts'

export async function getProfile(db: Database, userId: number): Promise<Profile> {
  return toProfile(await findUser(db, userId))
}
