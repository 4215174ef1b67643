import { createSecretKey, type KeyObject } from 'node:crypto'
import type { Database } from '../../database/connection.ts'
import { listKeys } from './keys.queries.ts'

/**
 * Random, created with the database, so that all processes share them. Those for hashes are key objects: with a buffer
 * each hash takes six times as long.
 */
type InstallationKeys = { cookies: KeyObject; log: KeyObject; staff: Buffer }

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
  return { cookies: createSecretKey(cookies), log: createSecretKey(log), staff }
}
