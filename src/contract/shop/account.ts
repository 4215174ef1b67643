import * as z from 'zod/mini'
import { ACCOUNT_LINKS } from '../../domain/account-links.ts'
import { LIMITS } from '../../domain/limits.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Country, Email, LinkToken, line, required, stateWhereUsed } from '../wire/fields.ts'
import { isRepeated, NewPassword, OldPassword, repeated } from './passwords.ts'

const Repeated = repeated('errors.confirm_password_required')

/** Buyer fields shared by registration and profile. */
export const person = {
  contact_name: required('errors.contact_name_required'),
  telephone: required('errors.telephone_required'),
  company_name: required('errors.company_name_required'),
  country: Country,
  city: required('errors.city_required'),
  state: line(LIMITS.nameLength, 'errors.state_required'),
  address: required('errors.address_required', LIMITS.addressLineLength),
}

const Done = z.null()

export const register = endpoint({
  method: 'POST',
  path: '/api/user/register',
  summary: 'Creates an account and mails an activation link',
  body: z
    .object({
      email: Email,
      password: NewPassword,
      confirm_password: Repeated,
      ...person,
      agree: z.literal([true, 1, '1', 'true'], { error: 'errors.policy_required' }),
    })
    .check(isRepeated('password'), stateWhereUsed),
  optionalHeaders: ['Idempotency-Key'],
  data: Done,
})

export const activate = endpoint({
  method: 'POST',
  path: '/api/user/active',
  summary:
    'Activates an account with the token of the mailed link and the password chosen at registration; the browser that registered may leave the password out',
  body: z.object({ token: LinkToken, password: z.optional(OldPassword) }),
  data: Done,
})

export const resendLink = endpoint({
  method: 'POST',
  path: '/api/user/resend',
  summary:
    'Sends the activation or reset mail once more; the response is the same whether or not the account exists',
  body: z.object({ email: Email, type: z.enum(ACCOUNT_LINKS) }),
  data: Done,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/user/forgot',
  summary: 'Mails a password reset link; the response is the same whether or not the account exists',
  body: z.object({ email: Email }),
  data: Done,
})

export const verifyReset = endpoint({
  method: 'POST',
  path: '/api/user/reset-verify',
  summary: 'The partly masked email address of the account that a reset link belongs to',
  body: z.object({ token: LinkToken }),
  data: z.object({ email: z.string() }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/user/reset-password',
  summary: 'Sets a new password with the token from the mailed link and ends all sign-ins',
  body: z
    .object({
      token: LinkToken,
      password: NewPassword,
      confirm_password: repeated('errors.confirm_new_password_required'),
    })
    .check(isRepeated('password')),
  data: Done,
})
