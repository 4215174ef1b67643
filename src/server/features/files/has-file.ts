import type { Database } from '../../database/connection.ts'
import { readFilePath } from './file-path.ts'
import { isStored } from './files.queries.ts'

/** Whether this path is that of an uploaded file. */
export async function hasFile(db: Database, path: string): Promise<boolean> {
  const address = readFilePath(path)
  return address !== null && isStored(db, address)
}
