import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { loadDemo } from '../../src/demo/load-demo.ts'
import { connect, ensureDatabase } from '../../src/server/database/connection.ts'
import { startEmbedded } from '../../src/server/database/embedded.ts'
import { migrate } from '../../src/server/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
  }
}

/** Has every category and most manufacturers, in a tenth of the time. */
const TEST_PARTS = 3_000

const THROWAWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/** One real PostgreSQL for the run, with a migrated and filled template that tests copy in milliseconds. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'chipfront-test-'))
  const server = await startEmbedded(folder, { settings: THROWAWAY })
  await ensureDatabase(server.url('postgres'), 'template_shop')
  const template = await connect(server.url('template_shop'), 2)
  await migrate(template.pool)
  await loadDemo(template.pool, TEST_PARTS)
  await template.close()
  project.provide('databaseServer', server.url('DATABASE'))
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
