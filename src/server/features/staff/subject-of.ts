import type { StaffRow } from './staff.queries.ts'

/** A member of staff as the subject of an audit entry. */
export function subjectOf({ id, name }: Pick<StaffRow, 'id' | 'name'>) {
  return { kind: 'staff', id, label: name }
}
