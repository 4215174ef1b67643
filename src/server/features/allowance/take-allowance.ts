import { Refusal } from '../../../contract/wire/errors.ts'
import { ALLOWANCES } from '../../../domain/allowances.ts'
import type { Database } from '../../database/connection.ts'
import { countBeyond, countOne, forgetAllowances, giveBack, takeSome } from './allowance.queries.ts'

/** The allowance and its owner; `times` when one action counts several times. */
export type Count = { of: keyof typeof ALLOWANCES; for: string; times?: number }

/** Takes all counts, or takes none and refuses with 429. */
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

/** Takes if more than `leaving` are left; for work that can wait instead of being refused. */
export async function tryAllowance(db: Database, count: Count, leaving = 0): Promise<boolean> {
  const { burst, everySeconds } = ALLOWANCES[count.of]
  return (await takeSome(db, keyOf(count), { burst: burst - leaving, everySeconds }, count.times)) === 0
}

/** For work that is delayed instead of refused: counts a use, up to a maximum beyond the allowance. */
export async function noteUse(db: Database, count: Count, most: number): Promise<void> {
  await countOne(db, keyOf(count), ALLOWANCES[count.of], most)
}

/** The uses beyond the allowance that have not recovered yet. */
export async function usesBeyond(db: Database, count: Count): Promise<number> {
  return countBeyond(db, keyOf(count), ALLOWANCES[count.of])
}

/** Returns a use that turned out to be legitimate, such as a correct password. */
export async function returnAllowance(db: Database, counts: readonly Count[]): Promise<void> {
  for (const count of counts) await giveBack(db, keyOf(count), ALLOWANCES[count.of], count.times)
}

export async function clearAllowance(db: Database, counts: readonly Count[]): Promise<void> {
  await forgetAllowances(db, counts.map(keyOf))
}

function keyOf({ of, for: whom }: Count): string {
  return `${of} ${whom}`
}
