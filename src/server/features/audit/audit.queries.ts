import { and, desc, eq, gte, like, lt, notLike, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { startingWith } from '../../database/containing.ts'
import { countCapped, KEYSET_PAGE } from '../../database/keyset.ts'
import { audit } from './audit.tables.ts'

export type AuditRow = typeof audit.$inferSelect

/** Returns the ids. */
export async function addAudits(
  db: Database,
  rows: readonly (typeof audit.$inferInsert)[],
): Promise<number[]> {
  const added = await db
    .insert(audit)
    .values([...rows])
    .returning({ id: audit.id })
  return added.map(({ id }) => id)
}

/** The start of a statement that adds its entry together with the change, in one round trip. */
export const ADD_AUDIT =
  'insert into audit (staff_id, who, network, request_id, act, subject_kind, subject_id, label, changes)'

export async function findAudit(db: Database, id: number): Promise<AuditRow | null> {
  const [row] = await db.select().from(audit).where(eq(audit.id, id))
  return row ?? null
}

export type AuditFilter = {
  label: string
  staffId?: number
  subjectKind?: string
  subjectId?: string
  /** First and last day, UTC. */
  from?: string
  to?: string
}

/** Newest first, from the entry before `after` on. */
export async function listAuditRows(
  db: Database,
  filter: AuditFilter,
  after: number | null,
): Promise<AuditRow[]> {
  return db
    .select()
    .from(audit)
    .where(and(after === null ? undefined : isBefore(after), isWanted(filter)))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(KEYSET_PAGE + 1)
}

function isBefore(id: number): SQL {
  return sql`(${audit.at}, ${audit.id}) < ((select at from audit where id = ${id}), ${id})`
}

export async function countAudit(db: Database, filter: AuditFilter) {
  return countCapped(db, audit, isWanted(filter))
}

function isWanted({ label, staffId, subjectKind, subjectId, from, to }: AuditFilter): SQL | undefined {
  return and(
    label === '' ? undefined : like(sql`lower(${audit.label})`, startingWith(label.toLowerCase())),
    staffId === undefined ? undefined : eq(audit.staffId, staffId),
    subjectKind === undefined ? undefined : eq(audit.subjectKind, subjectKind),
    subjectId === undefined ? undefined : eq(audit.subjectId, subjectId),
    from === undefined ? undefined : gte(audit.at, sql`${from}::date at time zone 'UTC'`),
    to === undefined ? undefined : lt(audit.at, sql`(${to}::date + 1) at time zone 'UTC'`),
  )
}

/** Jumps from person to person in the index instead of reading every entry. */
export async function listAuditPeople(db: Database): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    with recursive people as (
      (select staff_id, who from audit where staff_id is not null order by staff_id desc, at desc, id desc limit 1)
      union all
      select next.staff_id, next.who from people cross join lateral (
        select staff_id, who from audit where staff_id < people.staff_id
        order by staff_id desc, at desc, id desc limit 1) as next)
    select staff_id as id, who as name from people order by lower(who), staff_id`)
  return rows
}

type Edited = {
  subject: { kind: string; id: number | string }
  rev: number
  fields: readonly string[]
  part?: string | undefined
}

/**
 * Whether an entry of another author names one of the fields, with a `rev` that is later than the given one.
 *
 * @param staffId The author whose own entries do not count; undefined: all count.
 */
export async function hasOthersChange(
  db: Database,
  staffId: number | null | undefined,
  { subject, rev, fields, part }: Edited,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from audit where subject_kind = ${subject.kind} and subject_id = ${String(subject.id)}
      and ${staffId === undefined ? sql`true` : sql`staff_id is distinct from ${staffId}`}
      and (changes -> 'rev' ->> 1)::integer > ${rev}
      and jsonb_exists_any(changes, ${sql.param(fields)}::text[])
      and ${part === undefined ? sql`true` : sql`changes -> 'part' @> ${JSON.stringify(part)}::jsonb`}
    limit 1`)
  return rowCount === 1
}

type AuditSubject = { kind: string; id: number | string }

const isAbout = ({ kind, id }: AuditSubject) =>
  and(eq(audit.subjectKind, kind), eq(audit.subjectId, String(id)))

/** The acts on one record, oldest first. */
export async function listActsOn(db: Database, subject: AuditSubject, limit: number): Promise<AuditRow[]> {
  const rows = await db.select().from(audit).where(isAbout(subject)).orderBy(desc(audit.id)).limit(limit)
  return rows.reverse()
}

/** Whether one of the last acts on a record was not by this member of staff. Marks of the inbox change no record. */
export async function hasOthersActs(
  db: Database,
  staffId: number | null,
  subject: AuditSubject,
  count: number,
): Promise<boolean> {
  if (count <= 0) return false
  const acts = await db
    .select({ staffId: audit.staffId })
    .from(audit)
    .where(and(isAbout(subject), notLike(audit.act, 'inbox.%')))
    .orderBy(desc(audit.id))
    .limit(count)
  return acts.some(act => act.staffId !== staffId)
}
