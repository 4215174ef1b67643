import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import type { MessageKey } from '../wire/messages.ts'

/** Passwords are never trimmed: a space at either end is part of them. */
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

/** A password that only has to be the right one. */
export const OldPassword = repeated('errors.password_required')

/** Typed once more: it only has to be there, whether it is the same is another check. */
export function repeated(error: MessageKey) {
  return z
    .string({ error })
    .check(z.refine(isTyped, { error }), z.maxLength(LIMITS.passwordTypedLength, { error }))
}

/** Told together with what is wrong in other fields, hence `when`: nobody wants to send a long form twice for it. */
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

/** Nothing but spaces counts as left empty. */
function isTyped(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
