import { setTimeout as pause } from 'node:timers/promises'

const STEP_MS = 100

/** Waits for a condition; a failed look counts as no. */
export async function until(what: string, seconds: number, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + seconds * 1000
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${seconds} s`)
    await pause(STEP_MS)
  }
}

export async function answers(url: string): Promise<boolean> {
  const { ok } = await fetch(url, { signal: AbortSignal.timeout(2_000) })
  return ok
}
