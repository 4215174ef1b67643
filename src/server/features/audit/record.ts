import type { Actor } from '../../context.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { currentRequestId } from '../../log.ts'
import { addAudit } from './audit.queries.ts'
import type { AuditChanges } from './audit.tables.ts'

type Act = {
  /** For example `staff.disable`. */
  act: string
  subject: { kind: string; id: number | string; label: string }
  changes?: AuditChanges
}

/**
 * In the transaction of the change, so that there is one entry if and only if there is a change. Returns the id of the
 * entry.
 */
export async function recordAct(
  db: TransactionDatabase,
  { staffId, who, network }: Actor,
  { act, subject, changes = {} }: Act,
): Promise<number> {
  return addAudit(db, {
    staffId,
    who,
    act,
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    label: subject.label,
    changes,
    network,
    requestId: currentRequestId() ?? null,
  })
}
