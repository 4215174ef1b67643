import { desc, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { settingRevs } from './site.tables.ts'

export type SettingRev = typeof settingRevs.$inferSelect

/** No other transaction saves settings until this one ends, so revisions are in the order of the commits. */
export async function lockSettings(db: TransactionDatabase): Promise<void> {
  await db.execute(sql`lock table ${settingRevs} in exclusive mode`)
}

export async function listRevs(db: Database): Promise<Map<string, SettingRev>> {
  const rows = await db.select().from(settingRevs)
  return new Map(rows.map(row => [row.name, row]))
}

/** The newest change of one of these settings. */
export async function findLastRev(db: Database, names: readonly string[]): Promise<SettingRev | null> {
  const [row] = await db
    .select()
    .from(settingRevs)
    .where(inArray(settingRevs.name, [...names]))
    .orderBy(desc(settingRevs.rev))
    .limit(1)
  return row ?? null
}

/** Behind lockSettings. All of them get the same new revision. */
export async function addRev(
  db: TransactionDatabase,
  { staffId, who }: Pick<SettingRev, 'staffId' | 'who'>,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return
  const next = sql`(select coalesce(max(rev), 0) + 1 from ${settingRevs})`
  await db
    .insert(settingRevs)
    .values(names.map(name => ({ name, rev: next, staffId, who })))
    .onConflictDoUpdate({
      target: settingRevs.name,
      set: {
        rev: sql`excluded.rev`,
        staffId: sql`excluded.staff_id`,
        who: sql`excluded.who`,
        changedAt: sql`now()`,
      },
    })
}
