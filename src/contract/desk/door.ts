import * as z from 'zod/mini'
import { STAFF_LINKS } from '../../domain/account-links.ts'
import { LIMITS } from '../../domain/limits.ts'
import { RIGHTS, ROLES } from '../../domain/rights.ts'
import { NewPassword, OldPassword } from '../shop/passwords.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Email, LangCode, RowId, required } from '../wire/fields.ts'

const Done = z.null()

/** Six digits of an authenticator app, or a recovery code. Spaces and dashes are ignored. */
const Code = z
  .string({ error: 'desk_errors.code_required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'desk_errors.code_required' }),
    z.maxLength(LIMITS.staffCodeLength, { error: 'desk_errors.code_wrong' }),
  )

export const StaffName = required('desk_errors.name_required')

/** The signed-in member of staff. */
export const Me = z.object({
  staff_id: z.int(),
  email: z.string(),
  name: z.string(),
  lang: LangCode,
  roles: z.array(z.enum(ROLES)),
  rights: z.array(z.enum(RIGHTS)),
  /** Without a second factor although a role requires it: only the calls that set one up are answered. */
  must_set_factor: z.boolean(),
  has_factor: z.boolean(),
  /** Of an authenticator app. */
  has_code: z.boolean(),
  has_passkey: z.boolean(),
  recovery_codes_left: z.int(),
})
export type Me = z.infer<typeof Me>

export const signIn = endpoint({
  method: 'POST',
  path: '/desk/api/sign-in',
  summary:
    'Sets the cookie of the desk. Without `code`, a person with a second factor gets the reason `desk_errors.code_required` and no cookie',
  may: 'anyone',
  body: z.object({ email: Email, password: OldPassword, code: z.optional(Code) }),
  data: Me,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/desk/api/sign-out',
  summary: 'Ends the session of this browser',
  may: 'staff',
  isBeforeFactor: true,
  body: z.object({}),
  data: Done,
})

export const getMe = endpoint({
  method: 'GET',
  path: '/desk/api/me',
  summary: 'The signed-in member of staff',
  may: 'staff',
  isBeforeFactor: true,
  data: Me,
})

export const changeMe = endpoint({
  method: 'PUT',
  path: '/desk/api/me',
  summary: 'Changes the signed-in person’s name and language',
  may: 'staff',
  isBeforeFactor: true,
  body: z.object({ name: StaffName, lang: LangCode }),
  data: Me,
})

export const changeOwnPassword = endpoint({
  method: 'PUT',
  path: '/desk/api/me/password',
  summary: 'Changes the signed-in person’s password, and ends all other sessions',
  may: 'staff',
  body: z.object({ old_password: OldPassword, new_password: NewPassword }),
  data: Done,
})

const LinkToken = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) })

export const getStaffLink = endpoint({
  method: 'GET',
  path: '/desk/api/links/{token}',
  summary:
    'The purpose of a link: `setup` creates the first owner, `invite` sets the password of a new person',
  may: 'anyone',
  params: LinkToken,
  data: z.object({
    kind: z.enum(STAFF_LINKS),
    email: z.nullable(z.string()),
    name: z.nullable(z.string()),
  }),
})

export const acceptStaffLink = endpoint({
  method: 'POST',
  path: '/desk/api/links/{token}',
  summary: 'Uses up a link and signs in. `email` and `name` are for `setup` only',
  may: 'anyone',
  params: LinkToken,
  body: z.object({ email: z.optional(Email), name: z.optional(StaffName), password: NewPassword }),
  data: Me,
})

export const startFactor = endpoint({
  method: 'POST',
  path: '/desk/api/me/factor',
  summary: 'A new secret for an authenticator app; it takes effect once it is confirmed',
  may: 'staff',
  isBeforeFactor: true,
  body: z.object({}),
  data: z.object({
    secret: z.string(),
    /** For a QR code. */
    uri: z.string(),
    /** An SVG picture of the QR code. */
    qr: z.string(),
  }),
})

export const confirmFactor = endpoint({
  method: 'POST',
  path: '/desk/api/me/factor/confirm',
  summary: 'Turns the second factor on, and returns recovery codes that are shown once',
  may: 'staff',
  isBeforeFactor: true,
  body: z.object({ code: Code }),
  data: z.object({ recovery_codes: z.array(z.string()) }),
})

export const stepUp = endpoint({
  method: 'POST',
  path: '/desk/api/me/step-up',
  summary: 'Confirms the second factor again, for ten minutes of risky actions',
  may: 'staff',
  body: z.object({ code: Code }),
  data: Done,
})

export const StaffSession = z.object({
  id: z.int(),
  create_time: z.iso.datetime(),
  last_seen: z.iso.datetime(),
  client: z.string(),
  is_current: z.boolean(),
})
export type StaffSession = z.infer<typeof StaffSession>

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/desk/api/me/sessions',
  summary: 'Own sessions, newest first',
  may: 'staff',
  data: z.array(StaffSession),
})

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/desk/api/me/sessions/{id}',
  summary: 'Ends one of the signed-in person’s sessions',
  may: 'staff',
  params: z.object({ id: RowId }),
  data: Done,
})
