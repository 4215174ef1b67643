import type { Actor } from '../../context.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { currentRequestId } from '../../log.ts'
import { addAudits } from './audit.queries.ts'
import type { AuditChanges } from './audit.tables.ts'

/** The author of changes made by a command. */
export const SHELL: Actor = { staffId: null, who: 'shell', network: '' }

export type Act = {
  /** For example `staff.disable`. */
  act: string
  subject: { kind: string; id: number | string; label: string }
  changes?: AuditChanges
}

/**
 * In the transaction of the change, so that there is one entry if and only if there is a change. Returns the id of the
 * entry.
 */
export async function recordAct(db: TransactionDatabase, by: Actor, act: Act): Promise<number> {
  const [id] = await recordActs(db, by, [act])
  if (id === undefined) throw new Error('the audit entry was not stored')
  return id
}

/** The same for several acts. */
export async function recordActs(
  db: TransactionDatabase,
  { staffId, who, network }: Actor,
  acts: readonly Act[],
): Promise<number[]> {
  const requestId = currentRequestId() ?? null
  return addAudits(
    db,
    acts.map(({ act, subject, changes = {} }) => ({
      ...{ staffId, who, act, network, requestId, changes },
      ...{ subjectKind: subject.kind, subjectId: String(subject.id), label: subject.label },
    })),
  )
}
