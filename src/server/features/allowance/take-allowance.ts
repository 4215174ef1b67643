import { Refusal } from '../../../contract/errors.ts'
import { ALLOWANCES } from '../../../domain/allowances.ts'
import type { Database } from '../../database/connection.ts'
import { forgetAllowances, giveOneBack, takeOne } from './allowance.queries.ts'

/** What is counted, and for whom. */
export type Count = { of: keyof typeof ALLOWANCES; for: string }

/** Takes one of each, or none and refuses with 429. */
export async function takeAllowance(db: Database, counts: readonly Count[]): Promise<void> {
  const taken: Count[] = []
  for (const count of counts) {
    const wait = await takeOne(db, keyOf(count), ALLOWANCES[count.of])
    if (wait === 0) {
      taken.push(count)
      continue
    }
    await returnAllowance(db, taken)
    throw new Refusal(429, { retryAfterSeconds: wait })
  }
}

/** Takes one if there is one left, for what may wait instead of being refused. */
export async function tryAllowance(db: Database, count: Count): Promise<boolean> {
  return (await takeOne(db, keyOf(count), ALLOWANCES[count.of])) === 0
}

/** What was taken in good faith: the password was right. */
export async function returnAllowance(db: Database, counts: readonly Count[]): Promise<void> {
  for (const count of counts) await giveOneBack(db, keyOf(count), ALLOWANCES[count.of])
}

export async function clearAllowance(db: Database, counts: readonly Count[]): Promise<void> {
  await forgetAllowances(db, counts.map(keyOf))
}

function keyOf({ of, for: whom }: Count): string {
  return `${of} ${whom}`
}
