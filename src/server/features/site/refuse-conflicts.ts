import type { SettingConflict } from '../../../contract/desk/settings.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { Actor } from '../../context.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { listRevs } from './setting-revs.queries.ts'

export type SettingChange = { name: string; before: string; after: string }

/**
 * Refuses with 409 if another person has changed one of these settings since the revision that was seen. Others of
 * the same section do not matter: both changes are kept. Without a revision the last one wins.
 */
export async function refuseConflicts(
  db: TransactionDatabase,
  { staffId }: Actor,
  changes: readonly SettingChange[],
  seenRev: number | null,
): Promise<void> {
  if (seenRev === null) return
  const revs = await listRevs(db)
  const conflicts = changes.flatMap(({ name, before }): SettingConflict[] => {
    const last = revs.get(name)
    if (!last || last.rev <= seenRev || last.staffId === staffId) return []
    return [{ name, value: before, who: last.who, time: last.changedAt.toISOString() }]
  })
  if (conflicts.length === 0) return
  const rev = Math.max(0, ...[...revs.values()].map(last => last.rev))
  throw new Refusal(409, { reason: 'desk_settings.errors.changed', data: { rev, conflicts } })
}
