import { randomBytes } from 'node:crypto'
import type { Book } from './book.ts'
import { Refused } from './problem.ts'

const TOKEN_SECONDS = 32_400

/** Tokens are kept in memory: after a restart clients request a new one, as after expiry. */
export type Access = {
  giveToken: (authorization: string | undefined) => object
  requireToken: (authorization: string | undefined) => void
  requireClient: (authorization: string | undefined) => void
  forgetTokens: () => void
}

export function createAccess(book: Book): Access {
  const endOf = new Map<string, number>()
  const requireClient = (authorization: string | undefined) => {
    const expected = Buffer.from(`${book.clientId}:${book.clientSecret}`).toString('base64')
    if (authorization !== `Basic ${expected}`)
      throw new Refused(401, {
        error: 'invalid_client',
        error_description: 'Client Authentication failed',
      })
  }
  return {
    requireClient,
    forgetTokens: () => endOf.clear(),
    giveToken: authorization => {
      requireClient(authorization)
      const token = randomBytes(48).toString('base64url')
      endOf.set(token, Date.now() + TOKEN_SECONDS * 1000)
      return {
        scope: 'https://uri.paypal.com/services/payments/payment',
        access_token: token,
        token_type: 'Bearer',
        app_id: 'APP-TEST',
        expires_in: TOKEN_SECONDS,
        nonce: new Date().toISOString(),
      }
    },
    requireToken: authorization => {
      const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? ''
      if ((endOf.get(token) ?? 0) > Date.now()) return
      throw new Refused(401, {
        error: 'invalid_token',
        error_description: 'Token signature verification failed',
      })
    },
  }
}
