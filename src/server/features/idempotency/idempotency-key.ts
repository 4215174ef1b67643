import { Refusal } from '../../../contract/wire/errors.ts'
import { emailKey } from '../../../domain/email.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Client, Identity } from '../../context.ts'

/** Empty if there is none. */
export function readIdempotencyKey(client: Client): string {
  const key = client.header('Idempotency-Key')?.trim() ?? ''
  if (key.length > LIMITS.idempotencyKeyLength)
    throw new Refusal(400, { fields: { 'Idempotency-Key': { key: 'errors.field_too_big' } } })
  return key
}

/** A key belongs to its sender. A visitor is identified by the email, because cookies come and go. */
export function senderOf(user: Identity | null, email = ''): string {
  return user ? `user ${user.userId}` : `visitor ${emailKey(email)}`
}
