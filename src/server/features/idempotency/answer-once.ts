import { createHash, createHmac } from 'node:crypto'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { Client, Context, Who } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { claimKey, findAnswered, type IdempotentRequest, saveAnswer } from './idempotency.queries.ts'
import { readIdempotencyKey } from './idempotency-key.ts'

type KeyedCall = {
  /** The call and its sender: the same key from another sender is another request. */
  scope: string
  body: unknown
}
type AnswerOnce<T> = {
  asked: KeyedCall
  /** Parses a stored response. */
  parse: (stored: unknown) => T
  /** Does the work. Call `once` around the part inside the transaction. */
  work: (once: Once<T>) => Promise<T>
}
export type Once<T> = (db: Database, act: () => Promise<T>) => Promise<T>

/**
 * Processes a request with an Idempotency-Key once, however often it is sent, also concurrently. The key is
 * claimed in the transaction of the work: if that fails, the key is free again.
 */
export async function answerOnce<T>(
  { db, who }: Pick<Context, 'db'> & { who: Pick<Who, 'client'> },
  { asked, parse, work }: AnswerOnce<T>,
): Promise<T> {
  const request = requestOf(who.client, asked)
  if (!request) return work((_, act) => act())
  const earlier = await findAnswer(db, request)
  if (earlier) return parse(earlier.answer)
  try {
    return await work((db, act) => claim(db, request, parse, act))
  } catch (error) {
    // A concurrent duplicate may have used up the verification code, for example, that this one needs.
    const faster = error instanceof Refusal ? await findAnswer(db, request) : null
    if (faster) return parse(faster.answer)
    throw error
  }
}

async function claim<T>(
  db: Database,
  request: IdempotentRequest,
  parse: (stored: unknown) => T,
  act: () => Promise<T>,
): Promise<T> {
  if (!(await claimKey(db, request))) {
    const earlier = await findAnswer(db, request)
    if (earlier) return parse(earlier.answer)
    throw new Refusal(409)
  }
  const answer = await act()
  await saveAnswer(db, request.keyHash, answer)
  return answer
}

/** A stored response to the same body; another body with the same key is rejected. */
export async function findAnswer(
  db: Database,
  { keyHash, requestHash }: IdempotentRequest,
): Promise<{ answer: unknown } | null> {
  const answered = await findAnswered(db, keyHash)
  if (answered && !answered.requestHash.equals(requestHash))
    throw new Refusal(409, { reason: 'errors.key_reused' })
  return answered
}

/** Null without a key. The body may hold a password, so its hash is keyed with a value that is not stored. */
export function requestOf(client: Client, { scope, body }: KeyedCall): IdempotentRequest | null {
  const key = readIdempotencyKey(client)
  if (key === '') return null
  return {
    keyHash: createHash('sha256')
      .update(JSON.stringify([scope, key]))
      .digest(),
    requestHash: createHmac('sha256', key).update(JSON.stringify(body)).digest(),
  }
}
