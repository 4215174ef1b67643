import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedDatabase, startEmbedded } from '../../src/server/database/embedded.ts'

export type Standby = EmbeddedDatabase & {
  /** Stops or continues all of its processes. */
  signal: (name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL') => void
}

type Primary = { server: EmbeddedDatabase; folder: string; settings: Record<string, string> }

/** A second PostgreSQL that follows the primary by streaming replication. */
export async function startStandby(
  { server, folder: from, settings }: Primary,
  folder: string,
): Promise<Standby> {
  await copyRunning(server.url('postgres'), join(from, 'postgres'), join(folder, 'postgres'))
  const standby = await startEmbedded(folder, { settings })
  return {
    ...standby,
    signal: name => {
      for (const pid of processesOf(join(folder, 'postgres'))) process.kill(pid, name)
    },
  }
}

/** Does the work of pg_basebackup, which is not among the programs from npm. */
async function copyRunning(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`select pg_backup_start('standby', true)`)
  mkdirSync(join(to, '..'), { recursive: true })
  execFileSync('cp', ['-a', from, to])
  rmSync(join(to, 'postmaster.pid'))
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  const { uid, gid } = statSync(to)
  const write = (name: string, text: string) => {
    writeFileSync(join(to, name), text)
    chownSync(join(to, name), uid, gid)
  }
  write('backup_label', rows[0]?.labelfile ?? '')
  write('standby.signal', '')
  const host = new URL(url).searchParams.get('host')
  appendFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = 'host=${host} user=chipfront'\n`)
}

function processesOf(data: string): number[] {
  const pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}
