import { Refusal } from '../../../contract/wire/errors.ts'
import type { Actor } from '../../context.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { hasOthersChange } from './audit.queries.ts'

type Edit = {
  subject: { kind: string; id: number | string }
  /** The rev that the author saw, and the present one. */
  seen: number
  rev: number
  /** The fields that the author changes, as they are named in the audit. */
  fields: readonly string[]
  /** For a record with fields of its own for each part. */
  part?: string
  /** Also earlier changes of the same person are a conflict. */
  isStrict?: boolean
}

/**
 * For records with a `rev`, whose audit entries have the field `rev`. Changes of other fields, and earlier changes
 * of the same person, are no conflict. The refusal carries the present state.
 */
export async function refuseOverwriting(
  db: TransactionDatabase,
  { staffId }: Actor,
  { subject, seen, rev, fields, part, isStrict = false }: Edit,
  present: () => Promise<unknown>,
): Promise<void> {
  const author = isStrict ? undefined : staffId
  if (seen === rev || !(await hasOthersChange(db, author, { subject, rev: seen, fields, part }))) return
  throw new Refusal(409, { reason: 'desk_errors.changed_meanwhile', data: await present() })
}
