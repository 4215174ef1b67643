import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Day, orNone, RowId, text } from '../wire/fields.ts'
import { KeysetQuery, keysetOf, SearchQuery } from '../wire/keyset.ts'

/** Personal fields are named without their values. */
const Changes = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]))

export const AuditEntry = z.object({
  id: z.int(),
  time: z.iso.datetime(),
  /** Null: `who` is shell, clock or buyer, not a name. */
  staff_id: z.nullable(z.int()),
  who: z.string(),
  act: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  label: z.string(),
  changes: Changes,
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAudit = endpoint({
  method: 'GET',
  path: '/desk/api/audit',
  summary: 'The trail of all changes, newest first. `q`: how the name of the changed thing begins',
  may: 'audit.read',
  query: z.object({
    ...KeysetQuery,
    ...SearchQuery,
    staff_id: z.optional(RowId),
    subject_kind: z.optional(text(LIMITS.filterLength)),
    subject_id: z.optional(text(LIMITS.filterLength)),
    /** First and last day, UTC. */
    from: orNone(Day),
    to: orNone(Day),
  }),
  data: keysetOf(AuditEntry),
})

export const listAuditPeople = endpoint({
  method: 'GET',
  path: '/desk/api/audit/people',
  summary: 'The members of staff that the audit has entries of, with the name of their last entry',
  may: 'audit.read',
  data: z.array(z.object({ id: z.int(), name: z.string() })),
})
