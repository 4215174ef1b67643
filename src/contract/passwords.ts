import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { required } from './fields.ts'

export const NewPassword = z
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
export const OldPassword = required('errors.password_required', 1_000)
