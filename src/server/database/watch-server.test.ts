import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect } from './connection.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'

const folder = mkdtempSync(join(tmpdir(), 'chipfront-watched-'))
const onLost = vi.fn()
let server: EmbeddedDatabase

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  server = await startEmbedded(folder, { settings: { fsync: 'off' }, onLost })
})
afterAll(async () => {
  await server.stop().catch(() => {})
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const pid = () => Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10)

test('an embedded database that ends is restarted', async () => {
  const { pool, close } = await connect(server.url('postgres'), 1)
  const killed = pid()
  process.kill(killed, 'SIGKILL')
  const answers = () =>
    pool.query('select 1').then(
      () => pid() !== killed,
      () => false,
    )
  await expect.poll(answers).toBe(true)
  expect(onLost).not.toHaveBeenCalled()
  await close()
})

test('a failed restart is reported', async () => {
  renameSync(join(folder, 'postgres/global/pg_control'), join(folder, 'postgres/global/gone'))
  process.kill(pid(), 'SIGKILL')
  await expect.poll(() => onLost.mock.calls.length).toBe(1)
  expect(String(onLost.mock.calls[0]?.[0])).toContain('the embedded database did not start; its log')
})
