import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import type { MessageKey } from '../wire/messages.ts'

/** Passwords are never trimmed: leading and trailing spaces are part of them. */
export const NewPassword = z
  .string({ error: 'errors.password_required' })
  .check(
    z.refine(isTyped, { error: 'errors.password_required', abort: true }),
    z.refine(isStrong, { error: 'errors.password_invalid' }),
  )

function isStrong(password: string): boolean {
  if (/\p{Cc}/u.test(password) || !password.isWellFormed()) return false
  const { length } = [...password]
  const isLongEnough = length >= LIMITS.passwordMinLength && length <= LIMITS.passwordMaxLength
  return isLongEnough && /\p{L}/u.test(password) && /\p{Nd}/u.test(password)
}

/** A current password: it has to be correct, but need not meet the rules for new ones. */
export const OldPassword = repeated('errors.password_required')

/** The repeated password. Only its presence is checked here; isRepeated compares it. */
export function repeated(error: MessageKey) {
  return z
    .string({ error })
    .check(z.refine(isTyped, { error }), z.maxLength(LIMITS.passwordTypedLength, { error }))
}

/** Uses `when` to run even if other fields are invalid, so that a form shows all its errors at once. */
export function isRepeated(field: 'password' | 'new_password') {
  return z.refine<Record<string, unknown>>(
    ({ [field]: password, confirm_password: again }) =>
      !isTyped(password) || !isTyped(again) || password === again,
    {
      path: ['confirm_password'],
      error: 'errors.password_inconsistency',
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  )
}

/** A value of spaces only counts as empty. */
function isTyped(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
