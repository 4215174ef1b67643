import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** Nothing that could be guessed, safe in a header and in a link. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** What the database keeps of a secret: enough to know it again, not enough to use it. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
