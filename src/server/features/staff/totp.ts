import { createHmac, timingSafeEqual } from 'node:crypto'

/** As in RFC 6238 and in every authenticator app: a new code of six digits every 30 seconds. */
const STEP_SECONDS = 30
const DIGITS = 6
/** The clock of a phone may be off by one step. */
const TOLERANCE = 1

export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / 1000 / STEP_SECONDS)
}

export function codeAt(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0x0f
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step of a correct code, or null. The caller remembers it, because a code is valid once. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const given = Buffer.from(code)
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, n) => stepAt(now) - TOLERANCE + n)
  const isRight = (step: number) => {
    const expected = Buffer.from(codeAt(secret, step))
    return expected.length === given.length && timingSafeEqual(expected, given)
  }
  return steps.findLast(isRight) ?? null
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The form in which secrets are typed into apps (RFC 4648). */
export function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, byte => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map(group => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}
