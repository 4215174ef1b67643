import type { Database } from '../../database/connection.ts'
import { listMailsTo, removeMailsTo } from '../mail/index.ts'
import { listAddressRows } from './addresses.queries.ts'
import type { PersonalData } from './personal-data.ts'
import { listRegistrations, removeRegistrations } from './registrations.queries.ts'
import { listAllSignIns, listDevices, listLinks, removeOwned, removeUser } from './staff.queries.ts'
import { findUser } from './users.queries.ts'

/** Data of an account comes before the account itself, because it is erased in this order. */
export const accountData: readonly PersonalData[] = [
  {
    name: 'mails',
    list: async (db, { emailKey }) => listMailsTo(db, emailKey),
    erase: async (db, { emailKey }) => removeMailsTo(db, emailKey),
  },
  owned('addresses', listAddresses, (db, userId) => removeOwned(db, 'addresses', userId)),
  owned('sign_ins', listAllSignIns, (db, userId) => removeOwned(db, 'signIns', userId)),
  owned('devices', listDevices, (db, userId) => removeOwned(db, 'devices', userId)),
  owned('links', listLinks, (db, userId) => removeOwned(db, 'links', userId)),
  owned('registrations', listRegistered, removeRegistrations),
  owned('profile', listProfile, removeUser),
]

function owned(
  name: string,
  list: (db: Database, userId: number) => Promise<unknown[]>,
  erase: (db: Database, userId: number) => Promise<number>,
): PersonalData {
  return {
    name,
    list: async (db, { userId }) => (userId === null ? [] : list(db, userId)),
    erase: async (db, { userId }) => (userId === null ? 0 : erase(db, userId)),
  }
}

async function listAddresses(db: Database, userId: number) {
  const rows = await listAddressRows(db, userId)
  return rows.map(({ id, userId, ...address }) => address)
}

async function listRegistered(db: Database, userId: number) {
  const rows = await listRegistrations(db, userId)
  return rows.map(({ id, userId, passwordHash, browserHash, ...typed }) => typed)
}

/** Without the password hash, which must not leave the database. */
async function listProfile(db: Database, userId: number) {
  const user = await findUser(db, userId)
  if (!user) return []
  const { passwordHash, emailKey, ...profile } = user
  return [profile]
}
