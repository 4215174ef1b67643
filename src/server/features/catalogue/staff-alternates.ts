import { type GivenAlternate, writeAlternate } from '../../../domain/given-alternate.ts'
import { isSameManufacturer } from '../../../domain/manufacturers.ts'
import { exactNumber, searchKey } from '../../../domain/part-number.ts'
import type { Acting, Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import type { Page, Paged } from '../../database/page.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type AuditChanges, recordAct } from '../audit/index.ts'
import {
  listStaffAlternates as listRows,
  removeAlternate as removeRow,
  type StaffAlternate,
  saveStaffAlternate,
} from './given-alternates.queries.ts'
import { listNamedPartsByKeys } from './match.queries.ts'

type Staff = Pick<Context, 'db'>
type NotOne = { outcome: 'unknown_part' } | { outcome: 'several_parts'; manufacturers: string[] }

export type { StaffAlternate }

/** The alternates of a part as the staff see them; of all parts without one. */
export async function listStaffAlternates(
  { db }: Staff,
  of: GivenAlternate | null,
  page: Page,
): Promise<NotOne | ({ outcome: 'listed' } & Paged<StaffAlternate>)> {
  const part = of && (await findOne(db, of))
  if (part && part.outcome !== 'found') return part
  const list = await listRows(db, part?.partId ?? null, page)
  return { outcome: 'listed', list, total: list[0]?.total ?? 0 }
}

/** One-way. The alternate need not be in the catalog yet. */
export async function addStaffAlternate(
  { db, pool, by }: Acting,
  of: GivenAlternate,
  alternate: GivenAlternate & { note: string },
): Promise<NotOne | { outcome: 'unreadable' } | { outcome: 'added'; isKnown: boolean }> {
  const key = searchKey(alternate.partNumber)
  if (key === '') return { outcome: 'unreadable' }
  const part = await findOne(db, of)
  if (part.outcome !== 'found') return part
  const { partId } = part
  await inTransaction(pool, async ({ db }) => {
    await saveStaffAlternate(db, { ...alternate, partId, searchKey: key })
    const changes = { alternate: [null, writeAlternate(alternate)] } satisfies AuditChanges
    await recordAct(db, by, { act: 'alternate.add', subject: toSubject(partId, of), changes })
  })
  const known = await findOne(db, alternate)
  return { outcome: 'added', isKnown: known.outcome !== 'unknown_part' }
}

export async function removeStaffAlternate(
  { db, pool, by }: Acting,
  of: GivenAlternate,
  alternate: GivenAlternate,
): Promise<NotOne | { outcome: 'removed' | 'not_given' }> {
  const part = await findOne(db, of)
  if (part.outcome !== 'found') return part
  const { partId } = part
  return inTransaction(pool, async ({ db }) => {
    if (!(await removeRow(db, partId, alternate))) return { outcome: 'not_given' }
    const changes = { alternate: [writeAlternate(alternate), null] } satisfies AuditChanges
    await recordAct(db, by, { act: 'alternate.remove', subject: toSubject(partId, of), changes })
    return { outcome: 'removed' }
  })
}

function toSubject(id: number, { partNumber }: GivenAlternate) {
  return { kind: 'part', id, label: partNumber }
}

async function findOne(
  db: Database,
  { manufacturer, partNumber }: GivenAlternate,
): Promise<NotOne | { outcome: 'found'; partId: number }> {
  const hits = await listNamedPartsByKeys(db, [searchKey(partNumber)].filter(Boolean))
  const found = hits.filter(
    hit =>
      exactNumber(hit.part_number) === exactNumber(partNumber) &&
      (manufacturer === '' || isSameManufacturer(manufacturer, hit.manufacturer)),
  )
  const [first, second] = found
  if (!first) return { outcome: 'unknown_part' }
  if (second) return { outcome: 'several_parts', manufacturers: found.map(hit => hit.manufacturer) }
  return { outcome: 'found', partId: first.id }
}
