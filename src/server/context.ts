import type { SiteConfig } from '../contract/shop/site.ts'
import type { Lang } from '../domain/locales.ts'
import type { Right } from '../domain/rights.ts'
import type { TradeSettings } from '../domain/trade-settings.ts'
import type { Database } from './database/connection.ts'
import type { DatabasePool } from './database/transaction.ts'

/**
 * The first argument of every use case. One that needs less takes a `Pick` of it; one that needs more takes
 * `Context & { … }`. A step inside a transaction takes that transaction's database instead.
 */
export type Context = ShopContext & { lang: Lang; who: Who }

/** The same for every request, job and command. */
export type ShopContext = {
  db: Database
  /** For use cases that open a transaction. */
  pool: DatabasePool
  settings: () => Promise<TradeSettings>
  site: () => Promise<SiteConfig>
  clock: () => Date
}

/** The first argument of every use case of the desk. Its user is staff, and its author goes into the audit trail. */
export type DeskContext = ShopContext & {
  lang: Lang
  client: Client
  staff: StaffIdentity | null
  by: Actor
  /** The key that encrypts secrets of staff. */
  keys: () => Promise<{ staff: Buffer }>
}

/** For calls that the desk never runs without a signed-in member of staff. */
export type StaffContext = DeskContext & { staff: StaffIdentity }

/** Enough for an act of staff, from the desk or from a shell. */
export type Acting = Pick<ShopContext, 'db' | 'pool'> & { by: Actor }

/** The author of a change, for the audit trail: a member of staff, or `shell`, `clock`, `buyer`, `wallet`. */
export type Actor = {
  staffId: number | null
  who: string
  network: string
  /** For an act that must not happen twice: the Idempotency-Key of its request, hashed. */
  once?: { keyHash: Buffer; requestHash: Buffer }
}

export const CLOCK: Actor = { staffId: null, who: 'clock', network: '' }
/** The wallet reports a payment or a refund. */
export const WALLET: Actor = { staffId: null, who: 'wallet', network: '' }

export function buyerOf(client: Pick<Client, 'network'>): Actor {
  return { staffId: null, who: 'buyer', network: client.network }
}

/** The signed-in member of staff, read from the cookie of the desk. */
export type StaffIdentity = {
  staffId: number
  sessionId: number
  name: string
  rights: readonly Right[]
  /** The second factor was confirmed in the last minutes. */
  isVerified: boolean
  mustSetFactor: boolean
  /** USD of one order that may be refunded without confirming the second factor. */
  refundCap: number
}

/** For calls that mount never runs without a signed-in customer. */
export type UserContext = Context & { who: { user: Identity } }

/** The sender of a request: a customer or a visitor, and their browser. */
export type Who = { user: Identity | null; client: Client }

/** The signed-in customer, read from the bearer token. */
export type Identity = { userId: number; signInId: number; companyId?: number | null }

/** Identifies the cart of a visitor who is not signed in, and nothing else. */
export const VISITOR_COOKIE = 'visitor'

/** The origin of a request. Nothing in it authenticates the sender. */
export type Client = {
  /** The network address, to count attempts. */
  address: string
  /** A keyed hash of the address, for the log and for storage. */
  network: string
  userAgent: string
  /** Returns only values that setCookie has signed. */
  cookie: (name: string) => string | null
  /** A value from before cookies were signed: it may find old data, but new data is never stored under it. */
  formerCookie: (name: string) => string | null
  header: (name: string) => string | null
  /** Always HttpOnly and signed, SameSite=Lax unless it is strict. On https the path is always `/`. */
  setCookie: (name: string, value: string, options: CookieLife) => void
}

/** Strict: not sent with requests that another site starts. */
type CookieLife = { path: string; maxAgeSeconds: number; isStrict?: boolean }
