import type { Database } from '../../database/connection.ts'
import { addGroupRow, replaceRules, saveAgreement } from './pricing.queries.ts'
import type { agreements, priceRules } from './pricing.tables.ts'

type PastGroup = { name: string; rules: Omit<typeof priceRules.$inferInsert, 'groupId' | 'position'>[] }

/** A price group, without an entry in the audit. For the demo. Returns its id. */
export async function addPastGroup(db: Database, { name, rules }: PastGroup): Promise<number> {
  const group = await addGroupRow(db, name)
  if (!group) throw new Error(`there is a price group ${name}`)
  await replaceRules(
    db,
    group.id,
    rules.map(({ manufacturerId = null, categoryId = null, percent }) => ({
      manufacturerId,
      categoryId,
      percent,
    })),
  )
  return group.id
}

export async function addPastAgreement(
  db: Database,
  agreement: typeof agreements.$inferSelect,
): Promise<void> {
  await saveAgreement(db, agreement)
}
