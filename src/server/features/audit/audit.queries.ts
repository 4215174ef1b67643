import { and, desc, eq, like, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { startingWith } from '../../database/containing.ts'
import { countCapped, KEYSET_PAGE } from '../../database/keyset.ts'
import { audit } from './audit.tables.ts'

export type AuditRow = typeof audit.$inferSelect

export async function addAudit(db: Database, row: typeof audit.$inferInsert): Promise<void> {
  await db.insert(audit).values(row)
}

export type AuditFilter = { label: string; staffId?: number; subjectKind?: string; subjectId?: string }

/** Newest first, from the entry before `after` on. */
export async function listAuditRows(
  db: Database,
  filter: AuditFilter,
  after: number | null,
): Promise<AuditRow[]> {
  return db
    .select()
    .from(audit)
    .where(and(after === null ? undefined : lt(audit.id, after), isWanted(filter)))
    .orderBy(desc(audit.id))
    .limit(KEYSET_PAGE + 1)
}

export async function countAudit(db: Database, filter: AuditFilter) {
  return countCapped(db, audit, isWanted(filter))
}

function isWanted({ label, staffId, subjectKind, subjectId }: AuditFilter): SQL | undefined {
  return and(
    label === '' ? undefined : like(sql`lower(${audit.label})`, startingWith(label.toLowerCase())),
    staffId === undefined ? undefined : eq(audit.staffId, staffId),
    subjectKind === undefined ? undefined : eq(audit.subjectKind, subjectKind),
    subjectId === undefined ? undefined : eq(audit.subjectId, subjectId),
  )
}
