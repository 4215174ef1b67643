import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { line, stateWhereUsed } from '../wire/fields.ts'
import { person } from './account.ts'
import { isRepeated, NewPassword, OldPassword, repeated } from './passwords.ts'

const ProfileFields = z.object({ ...person, job_title: line() }).check(stateWhereUsed)
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
  summary: "The signed-in customer's profile",
  access: 'user',
  data: Profile,
})

export const modifyProfile = endpoint({
  method: 'POST',
  path: '/api/user/profile/modify',
  summary: 'Updates the profile, except for the email address',
  access: 'user',
  body: ProfileFields,
  data: Profile,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/profile/change-password',
  summary: 'Sets a new password and ends all other sign-ins',
  access: 'user',
  body: z
    .object({
      old_password: OldPassword,
      new_password: NewPassword,
      confirm_password: repeated('errors.confirm_new_password_required'),
    })
    .check(
      isRepeated('new_password'),
      z.refine(({ old_password, new_password }) => old_password !== new_password, {
        path: ['new_password'],
        error: 'errors.password_unchanged',
      }),
    ),
  data: z.null(),
})
