import type { AuditEntry } from '../../../contract/desk/audit.ts'
import type { Context } from '../../context.ts'
import { type AuditFilter, type AuditRow, listAuditRows } from './audit.queries.ts'

const PAGE = 50

/** Newest first. One entry more than a page is read, to know whether there are more. */
export async function listAudit({ db }: Pick<Context, 'db'>, filter: AuditFilter) {
  const rows = await listAuditRows(db, filter, PAGE + 1)
  return { list: rows.slice(0, PAGE).map(toEntry), has_more: rows.length > PAGE }
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
