import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Client } from '../context.ts'
import type { ClientOptions, Keys } from './client.ts'
import { readOwn } from './own-cookies.ts'

/** Makes replicas show visitors their own changes, also in other processes. */
export type OwnWrites = {
  /** Before a request: its sender may have changed something, here or in another process. */
  see: (cookie: (name: string) => string | null) => void
  /** After a request that may have changed something, and before its response. */
  note: (client: Pick<Client, 'setCookie'>) => Promise<void>
}

/** The position of the visitor's last change in the write-ahead log. */
const COOKIE = 'written'
/** At least. By then, a replica that is used has it. */
const SECONDS = 60
/** Signed values have this length. */
const LENGTH = 43

type Positions = { require: (position: bigint) => void; noteWrite: () => Promise<bigint | null> }

export function trackWrites({ require, noteWrite }: Positions, mostLagMs: number): OwnWrites {
  const maxAgeSeconds = Math.max(SECONDS, Math.ceil(mostLagMs / 1000))
  return {
    see: cookie => {
      const value = cookie(COOKIE)
      if (value && /^[0-9a-f]+$/.test(value)) require(BigInt(`0x${value}`))
    },
    note: async client => {
      const position = await noteWrite()
      if (position === null) return
      const value = position.toString(16).padStart(LENGTH, '0')
      client.setCookie(COOKIE, value, { path: '/', maxAgeSeconds })
    },
  }
}

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type PageOptions = Pick<ClientOptions, 'isSecure'> & { ownWrites: OwnWrites; keys: () => Promise<Keys> }

export function withOwnWrites(pages: Serve, { ownWrites, keys, isSecure }: PageOptions): Serve {
  return async (request, response) => {
    const { cookie = '' } = request.headers
    if (cookie.includes(COOKIE)) {
      const { cookies: key } = await keys()
      ownWrites.see(name => readOwn(cookie, name, { isSecure, key }))
    }
    return pages(request, response)
  }
}
