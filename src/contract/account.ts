import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { endpoint } from './endpoint.ts'
import { Country, Email, line, RowId, required } from './fields.ts'

const NewPassword = z
  .string({ error: 'errors.password_required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'errors.password_required' }),
    z.refine(isStrong, { error: 'errors.password_invalid' }),
  )

function isStrong(password: string): boolean {
  const { length } = [...password]
  const isLongEnough = length >= LIMITS.passwordMinLength && length <= LIMITS.passwordMaxLength
  return isLongEnough && /\p{L}/u.test(password) && /\p{Nd}/u.test(password)
}

/** A password that only has to be the right one. */
const OldPassword = required('errors.password_required', 1_000)

const Repeated = required('errors.confirm_password_required', 1_000)

const isRepeated = z.refine<{ password: string; confirm_password: string }>(
  ({ password, confirm_password }) => password === '' || password === confirm_password,
  { path: ['confirm_password'], error: 'errors.password_inconsistency' },
)

/** Who buys, as registration and profile ask for it. */
const person = {
  contact_name: required('errors.contact_name_required'),
  telephone: required('errors.telephone_required'),
  company_name: required('errors.company_name_required'),
  country: Country,
  city: required('errors.city_required'),
  state: required('errors.state_required'),
  address: required('errors.address_required', LIMITS.addressLineLength),
}

const Done = z.null()

export const register = endpoint({
  method: 'POST',
  path: '/api/user/register',
  summary: 'Opens an account; a mail with an activation link follows',
  body: z
    .object({
      email: Email,
      password: NewPassword,
      confirm_password: Repeated,
      ...person,
      agree: z.literal([true, 1, '1', 'true'], { error: 'errors.policy_required' }),
    })
    .check(isRepeated),
  data: Done,
})

/** What a mailed link carries. */
const LinkToken = z
  .string({ error: 'errors.link_invalid' })
  .check(z.trim(), z.regex(/^[\w-]{20,100}$/, { error: 'errors.link_invalid' }))

export const activate = endpoint({
  method: 'POST',
  path: '/api/user/active',
  summary: 'Activates an account with the token of the mailed link',
  body: z.object({ token: LinkToken }),
  data: Done,
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/user/login',
  summary: 'A bearer token for 7 days; expire in epoch seconds',
  body: z.object({ email: Email, password: OldPassword }),
  data: z.object({ token: z.string(), expire: z.int() }),
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/user/logout',
  summary: 'Revokes the token it is called with',
  access: 'user',
  body: z.object({}),
  data: Done,
})

export const resendLink = endpoint({
  method: 'POST',
  path: '/api/user/resend',
  summary:
    'Sends the activation or reset mail once more; answers the same whether or not there is an account',
  body: z.object({ email: Email, type: z.enum(['activation', 'reset']) }),
  data: Done,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/user/forgot',
  summary: 'Mails a link to set a new password; answers the same whether or not there is an account',
  body: z.object({ email: Email }),
  data: Done,
})

export const verifyReset = endpoint({
  method: 'POST',
  path: '/api/user/reset-verify',
  summary: 'Whose password a reset link sets, partly hidden',
  body: z.object({ token: LinkToken }),
  data: z.object({ email: z.string() }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/user/reset-password',
  summary: 'Sets a new password with the token of the mailed link and ends all sign-ins',
  body: z.object({ token: LinkToken, password: NewPassword, confirm_password: Repeated }).check(isRepeated),
  data: Done,
})

const ProfileFields = z.object({ ...person, job_title: line() })
export const Profile = z.object({
  email: z.string(),
  contact_name: z.string(),
  telephone: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  country: z.string(),
  city: z.string(),
  state: z.string(),
  address: z.string(),
})
export type Profile = z.infer<typeof Profile>

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/user/profile/info',
  summary: 'The profile of who is signed in',
  access: 'user',
  data: Profile,
})

export const modifyProfile = endpoint({
  method: 'POST',
  path: '/api/user/profile/modify',
  summary: 'Changes the profile; the email address stays',
  access: 'user',
  body: ProfileFields,
  data: Profile,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/profile/change-password',
  summary: 'Sets a new password; other sign-ins end',
  access: 'user',
  body: z
    .object({
      old_password: OldPassword,
      new_password: NewPassword,
      confirm_password: required('errors.confirm_new_password_required', 1_000),
    })
    .check(
      z.refine(
        ({ new_password, confirm_password }) => new_password === '' || new_password === confirm_password,
        {
          path: ['confirm_password'],
          error: 'errors.password_inconsistency',
        },
      ),
      z.refine(({ old_password, new_password }) => old_password !== new_password, {
        path: ['new_password'],
        error: 'errors.password_unchanged',
      }),
    ),
  data: Done,
})

export const SignIn = z.object({
  id: z.int(),
  create_time: z.iso.datetime(),
  last_seen: z.iso.datetime(),
  client: z.string(),
  is_current: z.boolean(),
})
export type SignIn = z.infer<typeof SignIn>

export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/user/sign-ins',
  summary: 'Where the account is signed in, newest first',
  access: 'user',
  data: z.array(SignIn),
})

export const endSignIn = endpoint({
  method: 'DELETE',
  path: '/api/user/sign-ins/{id}',
  summary: 'Ends one sign-in of the account',
  access: 'user',
  params: z.object({ id: RowId }),
  data: Done,
})
