import type * as z from 'zod'
import type { WalletKeys } from '../../../domain/wallet-keys.ts'
import { log } from '../../log.ts'
import { Token, WalletProblem } from './wallet-answers.ts'
import { WalletRefused, WalletSilent } from './wallet-trouble.ts'

type WalletQuery<T> = {
  method: 'GET' | 'POST'
  path: string
  /** The raw request body. */
  body?: string
  /** Repeating a request with the same id changes nothing. */
  requestId?: string
  answer: z.ZodType<T>
}
export type AskWallet = <T>(question: WalletQuery<T>) => Promise<T>

const TOKEN_PATH = '/v1/oauth2/token'
/** Renewed a little before it expires. */
const SPARE_SECONDS = 60

/** Calls the wallet's REST API. Returns data that fits the schema, or throws one of the two error classes. */
export function createAskWallet(keys: WalletKeys, timeoutMs: number): AskWallet {
  let held: { token: string; until: number } | null = null

  const getToken = async () => {
    if (held && held.until > Date.now()) return held.token
    const { access_token, expires_in } = await send(keys, timeoutMs, {
      method: 'POST',
      path: TOKEN_PATH,
      body: 'grant_type=client_credentials',
      answer: Token,
      headers: {
        Authorization: `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
    })
    held = { token: access_token, until: Date.now() + (expires_in - SPARE_SECONDS) * 1000 }
    return access_token
  }

  const askOnce = async <T>(question: WalletQuery<T>) => {
    const headers: Record<string, string> = {
      Authorization: `Bearer ${await getToken()}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    }
    if (question.requestId) headers['PayPal-Request-Id'] = question.requestId
    return send(keys, timeoutMs, { ...question, headers })
  }

  return async question => {
    try {
      return await askOnce(question)
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error
      // The wallet may revoke a token early.
      held = null
      return askOnce(question)
    }
  }
}

class TokenRefused extends WalletSilent {}

type Sent<T> = WalletQuery<T> & { headers: Record<string, string> }

async function send<T>({ url }: WalletKeys, timeoutMs: number, question: Sent<T>): Promise<T> {
  const { method, path, body, headers, answer } = question
  const { status, text } = await exchange(url + path, { method, body, headers }, timeoutMs)
  const json = parse(text)
  if (status >= 200 && status < 300) {
    const parsed = answer.safeParse(json)
    if (parsed.success) return parsed.data
    throw silent(path, 'an answer without sense')
  }
  if (status === 401) throw refusedToken(path)
  const problem = WalletProblem.safeParse(json)
  if (!IS_NO.has(status) || !problem.success) throw silent(path, `status ${status}`)
  throw new WalletRefused(status, problem.data.details[0]?.issue ?? problem.data.name)
}

function refusedToken(path: string): TokenRefused {
  if (path === TOKEN_PATH) log('error', 'wallet refuses the keys of this shop')
  return new TokenRefused(`${path}: not authorized`)
}

/** Any other status may be temporary: too many calls, a concurrent call, keys without permission. */
const IS_NO = new Set([400, 404, 422])

async function exchange(
  url: string,
  init: { method: string; body?: string; headers: Record<string, string> },
  timeoutMs: number,
): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    throw silent(new URL(url).pathname, error instanceof Error ? error.name : 'no answer')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function silent(path: string, reason: string): WalletSilent {
  log('warn', 'wallet does not answer', { path, reason })
  return new WalletSilent(`${path}: ${reason}`)
}
