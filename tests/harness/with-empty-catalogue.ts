import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { type Connection, connect } from '../../src/server/database/connection.ts'
import { copyDatabase } from './copy-database.ts'
import { emptyCatalogue } from './empty-catalogue.ts'

/** A shop with an empty catalog before each test of the file, and a folder for its files. */
export function withEmptyCatalogue(): { connection: () => Connection; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'chipfront-files-'))
  let connection: Connection
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await copyDatabase(inject('databaseServer'))
    drop = database.drop
    connection = await connect(database.url, 4)
  })
  afterAll(async () => {
    await connection.close()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(() => emptyCatalogue(connection.pool))
  return { connection: () => connection, folder }
}
