import type { Database } from '../../database/connection.ts'
import { listKeys } from './keys.queries.ts'

/** Random, created with the database, so that all processes share them. */
type InstallationKeys = { cookies: Buffer; log: Buffer; staff: Buffer }

/** Loaded once; again only after a failure. */
export function rememberKeys(db: Database): () => Promise<InstallationKeys> {
  let known: Promise<InstallationKeys> | undefined
  return () => {
    known ??= readKeys(db).catch(error => {
      known = undefined
      throw error
    })
    return known
  }
}

async function readKeys(db: Database): Promise<InstallationKeys> {
  const keys = new Map((await listKeys(db)).map(({ name, key }) => [name, key]))
  const [cookies, log, staff] = [keys.get('cookies'), keys.get('log'), keys.get('staff')]
  if (!cookies || !log || !staff) throw new Error('a row of installation_keys is missing')
  return { cookies, log, staff }
}
