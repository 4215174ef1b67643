import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Refusal } from '../../../contract/wire/errors.ts'
import { PASSWORD_COST } from './password-cost.ts'

const SALT_BYTES = 16
const HASH_BYTES = 32

const derive = promisify(argon2)

// Node has four threads for such work, and also compresses pages and reads files in them.
const AT_ONCE = 2
const MOST_WAITING = 100
const waiting: (() => void)[] = []
let running = 0

/** In the usual notation, so that the cost can be raised while old hashes stay valid. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derived(password, salt, PASSWORD_COST)
  const { memory, passes, parallelism } = PASSWORD_COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`
}

// Passwords set before migration 0013 were trimmed before hashing; the migration has marked them.
const NOTATION = /^(trimmed)?\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

// A dummy hash: an unknown email takes as long to reject as a wrong password.
const dummyHash = hashPassword(randomBytes(SALT_BYTES).toString('hex'))

export async function isPassword(password: string, known: string | null): Promise<boolean> {
  const [, trimmed, memory, passes, parallelism, salt = '', hash = ''] =
    NOTATION.exec(known ?? (await dummyHash)) ?? []
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const expected = Buffer.from(hash, 'base64')
  const found = await derived(trimmed ? password.trim() : password, Buffer.from(salt, 'base64'), cost)
  return timingSafeEqual(found, expected) && known !== null
}

/** Normalized, so that the same characters from another keyboard are the same password. */
function derived(password: string, nonce: Buffer, cost: typeof PASSWORD_COST): Promise<Buffer> {
  const message = password.normalize('NFKC')
  return inTurn(() => derive('argon2id', { message, nonce, tagLength: HASH_BYTES, ...cost }))
}

/** Two at a time; a hundred wait. More than that is an attack, and is rejected with Retry-After. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING) throw new Refusal(429, { retryAfterSeconds: 5 })
  if (running >= AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The place goes to the longest waiting, so that no newcomer takes it in between.
    if (next) next()
    else running--
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
