import { Refusal } from '../../../contract/wire/errors.ts'

// Node has four threads for such work, and also compresses pages and reads files in them.
const AT_ONCE = 2
const MOST_WAITING = 100
const waiting: (() => void)[] = []
let running = 0

/** Two at a time; a hundred wait. More than that is an attack, and is rejected with Retry-After. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING) throw new Refusal(429, { retryAfterSeconds: 5 })
  if (running >= AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The place goes to the longest waiting, so that no newcomer takes it in between.
    if (next) next()
    else running--
  }
}
