import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { join } from 'node:path'
import { StartError } from '../config.ts'

/** The kernel releases an abstract socket with its process, so a killed shop leaves no stale lock. */
export async function lock(folder: string): Promise<() => void> {
  if (process.platform !== 'linux') return () => {}
  const server = createServer()
  server.listen(lockName(folder))
  await once(server, 'listening').catch(() => {
    throw inUse(folder)
  })
  server.unref()
  return () => server.close()
}

export function inUse(folder: string): StartError {
  return new StartError(`the data folder ${folder} is in use by another running shop`)
}

export async function isInUse(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return isAlive(join(folder, 'postgres', 'postmaster.pid'))
  const socket = createConnection(lockName(folder))
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}

function isAlive(pidFile: string): boolean {
  try {
    return process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 0)
  } catch {
    return false
  }
}

function lockName(folder: string): string {
  return `\0chipfront-${shortHash(folder)}`
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
