import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { ROLES } from '../../domain/rights.ts'
import { endpoint } from '../wire/endpoint.ts'
import { atMost, Email, RowId, WholeNumber } from '../wire/fields.ts'
import { StaffName } from './door.ts'

const ById = z.object({ id: RowId })
const Roles = atMost(
  ROLES.length,
  z.array(z.enum(ROLES)).check(z.minLength(1, { error: 'desk_errors.role_required' })),
  'desk_errors.role_required',
)

const invalidAmount = { error: 'desk_errors.amount_invalid' }
/** USD of one order. Refunds above it need the second factor. Null: the default. */
const RefundCap = z.nullable(
  z.number(invalidAmount).check(z.gte(0, invalidAmount), z.lte(LIMITS.orderTotalMax, invalidAmount)),
)

export const StaffMember = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(ROLES)),
  has_factor: z.boolean(),
  /** `invited`: the link has not been used yet. */
  state: z.enum(['invited', 'active', 'disabled']),
  sessions: z.int(),
  last_seen: z.nullable(z.iso.datetime()),
  /** USD; null: the default. */
  refund_cap: z.nullable(z.number()),
  /** Sent back with a change. */
  rev: z.int(),
})
export type StaffMember = z.infer<typeof StaffMember>

export const listStaff = endpoint({
  method: 'GET',
  path: '/desk/api/staff',
  summary: 'All members of staff, by name',
  may: 'staff.manage',
  data: z.array(StaffMember),
})

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/desk/api/staff',
  summary: 'Mails an invitation that is valid for 24 hours',
  may: 'staff.manage',
  isRisky: true,
  body: z.object({ email: Email, name: StaffName, roles: Roles }),
  data: StaffMember,
})

export const changeStaff = endpoint({
  method: 'PUT',
  path: '/desk/api/staff/{id}',
  summary:
    'Changes name, roles or refund cap. Send only the changed fields; 409 if another person has changed one of these since `rev`. The last owner stays an owner',
  may: 'staff.manage',
  isRisky: true,
  params: ById,
  body: z.object({
    /** Programs that accept any current state omit it. */
    rev: z.optional(WholeNumber),
    name: z.optional(StaffName),
    roles: z.optional(Roles),
    refund_cap: z.optional(RefundCap),
  }),
  data: StaffMember,
})

export const actOnStaff = endpoint({
  method: 'POST',
  path: '/desk/api/staff/{id}/act',
  summary: 'Disables or enables a person, removes their second factor, ends their sessions or invites again',
  optionalHeaders: ['Idempotency-Key'],
  may: 'staff.manage',
  isRisky: true,
  params: ById,
  body: z.object({ act: z.enum(['disable', 'enable', 'reset_factor', 'end_sessions', 'invite_again']) }),
  data: StaffMember,
})
