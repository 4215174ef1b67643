import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** Random, and safe in a header and in a link. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** The stored form of a secret: it can be compared, but not used. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
