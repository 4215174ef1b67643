import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { log, logError } from '../log.ts'

const LOOK_MS = 1_000
const TRIES = 5
const MOST_RESTARTS = 3
const RESTARTS_WITHIN_MS = 10 * 60_000

/**
 * Checks every second whether the server runs, and restarts it if not. Gives up on a server that keeps
 * ending. Returns a function that stops watching; so does the signal.
 */
export function watchServer(
  pidFile: string,
  restart: () => Promise<void>,
  onLost: (error: Error) => void,
  stopping?: AbortSignal,
): () => Promise<void> {
  const ending = new AbortController()
  const signal = AbortSignal.any([ending.signal, ...(stopping ? [stopping] : [])])
  const watching = watch(pidFile, restart, signal).catch(error => {
    if (!signal.aborted) onLost(error)
  })
  return async () => {
    ending.abort()
    await watching
  }
}

async function watch(pidFile: string, restart: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const restarts: number[] = []
  let pid = readPid(pidFile)
  for (;;) {
    await pause(LOOK_MS, undefined, { signal, ref: false })
    if (isAlive(pid)) continue
    log('error', 'the embedded database has ended; starting it again')
    const recent = restarts.filter(time => Date.now() - time < RESTARTS_WITHIN_MS)
    if (recent.length >= MOST_RESTARTS) throw new Error('the embedded database keeps crashing')
    await restartPatiently(restart, signal)
    restarts.push(Date.now())
    pid = readPid(pidFile)
  }
}

/** Processes of the old server may take a moment to end, and the new one cannot start before. */
async function restartPatiently(restart: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await restart()
    } catch (error) {
      logError('the embedded database could not be started again', error)
      if (tries === TRIES) throw error
      await pause(LOOK_MS, undefined, { signal, ref: false })
    }
  }
}

/** The process of the server that this file names; null if it does not run. */
export function runningPid(pidFile: string): number | null {
  try {
    const pid = readPid(pidFile)
    return isAlive(pid) ? pid : null
  } catch {
    return null
  }
}

function readPid(pidFile: string): number {
  return Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
}

/** EPERM means that the process belongs to another user and is alive. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
