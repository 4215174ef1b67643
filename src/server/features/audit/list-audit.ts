import * as z from 'zod/mini'
import type { AuditEntry } from '../../../contract/desk/audit.ts'
import { cursorOf } from '../../../contract/wire/keyset.ts'
import type { Context } from '../../context.ts'
import { toKeysetPage } from '../../database/keyset.ts'
import { type AuditFilter, type AuditRow, countAudit, listAuditRows } from './audit.queries.ts'

const byId = cursorOf(z.int())

/** Newest first. */
export async function listAudit({ db }: Pick<Context, 'db'>, filter: AuditFilter, after?: string) {
  const rows = await listAuditRows(db, filter, byId.read(after))
  const page = toKeysetPage(rows, ({ id }) => byId.write(id), toEntry)
  return after === undefined ? { ...page, ...(await countAudit(db, filter)) } : page
}

function toEntry({
  id,
  at,
  staffId,
  who,
  act,
  subjectKind,
  subjectId,
  label,
  changes,
}: AuditRow): AuditEntry {
  return {
    id,
    time: at.toISOString(),
    staff_id: staffId,
    who,
    act,
    subject_kind: subjectKind,
    subject_id: subjectId,
    label,
    changes,
  }
}
