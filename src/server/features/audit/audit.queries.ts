import { and, desc, eq, lt } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { audit } from './audit.tables.ts'

export type AuditRow = typeof audit.$inferSelect

export async function addAudit(db: Database, row: typeof audit.$inferInsert): Promise<void> {
  await db.insert(audit).values(row)
}

export type AuditFilter = { before?: number; staffId?: number; subjectKind?: string; subjectId?: string }

export async function listAuditRows(
  db: Database,
  { before, staffId, subjectKind, subjectId }: AuditFilter,
  limit: number,
): Promise<AuditRow[]> {
  return db
    .select()
    .from(audit)
    .where(
      and(
        before === undefined ? undefined : lt(audit.id, before),
        staffId === undefined ? undefined : eq(audit.staffId, staffId),
        subjectKind === undefined ? undefined : eq(audit.subjectKind, subjectKind),
        subjectId === undefined ? undefined : eq(audit.subjectId, subjectId),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(limit)
}
