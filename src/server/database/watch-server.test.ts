import {
  appendFileSync,
  chownSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
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
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  server = await start()
})
afterAll(async () => {
  await server.stop().catch(() => {})
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const start = (signal?: AbortSignal) => startEmbedded(folder, { settings: { fsync: 'off' }, onLost, signal })

/** Of the next start: to a point in time, as an operator would ask for it. */
function recoverNext(restoreCommand: string): void {
  const data = join(folder, 'postgres')
  const { uid, gid } = statSync(data)
  writeFileSync(join(data, 'recovery.signal'), '')
  chownSync(join(data, 'recovery.signal'), uid, gid)
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `restore_command = '${restoreCommand}'\nhot_standby = off\n`,
  )
}

test('an embedded database that recovers is waited for', async () => {
  await server.stop()
  recoverNext('sleep 1; false')
  server = await start()
  const { pool, close } = await connect(server.url('postgres'), 1)
  await pool.query('create table recovered ()')
  await close()
})

test('waiting for a recovery can be ended', async () => {
  await server.stop()
  // It hangs when the recovery has begun: until then, pg_ctl waits.
  recoverNext('case %f in *history) ;; *) test -e tried && sleep 1000; touch tried ;; esac; false')
  await expect(start(AbortSignal.timeout(500))).rejects.toThrow('it was stopped while')
  recoverNext('false')
  server = await start()
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
