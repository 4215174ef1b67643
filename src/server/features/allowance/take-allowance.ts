import { Refusal } from '../../../contract/wire/errors.ts'
import { ALLOWANCES } from '../../../domain/allowances.ts'
import type { Database } from '../../database/connection.ts'
import { countBeyond, countOne, forgetAllowances, giveBack, takeSome } from './allowance.queries.ts'

/** What is counted, and for whom; `times` when one act counts as several. */
export type Count = { of: keyof typeof ALLOWANCES; for: string; times?: number }

/** Takes each once, or `times`, or none and refuses with 429. */
export async function takeAllowance(db: Database, counts: readonly Count[]): Promise<void> {
  const taken: Count[] = []
  for (const count of counts) {
    const wait = await takeSome(db, keyOf(count), ALLOWANCES[count.of], count.times)
    if (wait === 0) {
      taken.push(count)
      continue
    }
    await returnAllowance(db, taken)
    throw new Refusal(429, { retryAfterSeconds: wait })
  }
}

/** Takes if more than `leaving` are left, for what may wait instead of being refused. */
export async function tryAllowance(db: Database, count: Count, leaving = 0): Promise<boolean> {
  const { burst, everySeconds } = ALLOWANCES[count.of]
  return (await takeSome(db, keyOf(count), { burst: burst - leaving, everySeconds }, count.times)) === 0
}

/** For what gets slower instead of being refused: counts a use, at most so many beyond the allowance. */
export async function noteUse(db: Database, count: Count, most: number): Promise<void> {
  await countOne(db, keyOf(count), ALLOWANCES[count.of], most)
}

/** How many uses beyond the allowance are not forgiven yet. */
export async function usesBeyond(db: Database, count: Count): Promise<number> {
  return countBeyond(db, keyOf(count), ALLOWANCES[count.of])
}

/** What was taken in good faith: the password was right. */
export async function returnAllowance(db: Database, counts: readonly Count[]): Promise<void> {
  for (const count of counts) await giveBack(db, keyOf(count), ALLOWANCES[count.of], count.times)
}

export async function clearAllowance(db: Database, counts: readonly Count[]): Promise<void> {
  await forgetAllowances(db, counts.map(keyOf))
}

function keyOf({ of, for: whom }: Count): string {
  return `${of} ${whom}`
}
