import type { Database } from '../../database/connection.ts'
import { installationKeys } from './installation.tables.ts'

export async function listKeys(db: Database) {
  return db.select().from(installationKeys)
}
