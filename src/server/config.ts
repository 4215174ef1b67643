import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { LIMITS } from '../domain/limits.ts'
import type { WalletKeys } from '../domain/wallet-keys.ts'
import { isNetwork } from './api/networks.ts'
import { hostUrls } from './database/hosts.ts'
import { type DatabaseTimeouts, longTimeouts } from './database/timeouts.ts'

/** A configuration mistake by the operator: reported in one line, without a stack. */
export class StartError extends Error {}

const address = (protocols: string[]) =>
  z
    .string()
    .refine(value => protocols.some(protocol => value.startsWith(`${protocol}//`)), {
      error: `must start with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`,
      abort: true,
    })
    .refine(value => hostUrls(value).every(url => URL.canParse(url)), { error: 'is not a valid address' })

const publicAddress = address(['http:', 'https:']).refine(
  value => new URL(value).origin === value.replace(/\/+$/, ''),
  {
    error: 'must be only protocol, host and port, without a path or a user',
  },
)

/** In libpq's format; the shop always connects to the host that accepts writes. */
const databaseAddress = address(['postgres:', 'postgresql:']).refine(
  value => !/[?&]target_session_attrs=(?!read-write(?:&|$)|primary(?:&|$))/.test(value),
  { error: 'must have target_session_attrs=read-write or none' },
)

/** Each is one host, because each is checked on its own. */
const databaseAddresses = z
  .string()
  .transform(text => text.trim().split(/[\s,]+/))
  .pipe(z.array(address(['postgres:', 'postgresql:'])))

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: 'must be a whole number' })
    .transform(Number)
    .pipe(
      z
        .number()
        .min(min, { error: `must be at least ${min}` })
        .max(max, { error: `must be at most ${max}` }),
    )

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` })

/** Separated by commas. */
const networks = z
  .string()
  .transform(text => text.split(',').map(part => part.trim()))
  .refine(list => list.every(isNetwork), {
    error: 'must be addresses or networks such as 203.0.113.0/24, separated by commas',
  })

const Settings = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('0.0.0.0'),
  PORT: whole(0, 65_535).default(3000),
  PUBLIC_URL: publicAddress.optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_READ_URLS: databaseAddresses.default([]),
  DATABASE_READ_LAG_SECONDS: whole(1, 300).default(5),
  DATABASE_POOL: whole(1, 1000).default(10),
  DATABASE_CONNECT_SECONDS: whole(1, 60).default(5),
  DATABASE_STATEMENT_SECONDS: whole(1, 3600).default(10),
  DATABASE_LOCK_SECONDS: whole(1, 3600).default(2),
  DATABASE_QUERY_SECONDS: whole(1, 3600).default(15),
  DATABASE_KEEPALIVE_SECONDS: whole(1, 3600).default(10),
  DATABASE_IMPORT_SECONDS: whole(1, 86_400).default(3600),
  DATA_DIR: z.string().default('var'),
  DEMO: oneOf(['yes', 'no']).default('yes'),
  DEMO_PARTS: whole(1, LIMITS.demoParts).default(20_000),
  TRUSTED_PROXIES: whole(0, 10).default(0),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>"(),;:]+@[^\s@<>"(),;:]+$/, { error: 'must be an email address, without a name' })
    .optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_URL: address(['http:', 'https:']).default('https://api-m.paypal.com'),
  WALLET_PORT: whole(0, 65_535).default(0),
  PAGE_CACHE_MB: whole(0, 65_536).default(64),
  FACETS_MB: whole(1, 65_536).default(256),
  PAGE_CACHE_MAX_MINUTES: whole(1, 10_080).default(60),
  DESK: oneOf(['yes', 'no']).default('yes'),
  DESK_ALLOW: networks.default([]),
  JOBS: oneOf(['yes', 'no']).default('yes'),
  STOP_DELAY_SECONDS: whole(0, 600).default(0),
  STOP_SECONDS: whole(1, 600).default(10),
  KEEP_ALIVE_SECONDS: whole(1, 3600).default(75),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error']).default('info'),
})

/** Otherwise connections would be dropped while the database still executes a statement that may succeed. */
const Environment = Settings.refine(env => env.DATABASE_QUERY_SECONDS > env.DATABASE_STATEMENT_SECONDS, {
  path: ['DATABASE_QUERY_SECONDS'],
  error: 'must be more than DATABASE_STATEMENT_SECONDS',
}).refine(env => env.DATABASE_URL !== undefined || env.DATABASE_READ_URLS.length === 0, {
  path: ['DATABASE_READ_URLS'],
  error: 'needs DATABASE_URL, their primary',
})

export type Config = {
  mode: 'production' | 'development' | 'test'
  host: string
  port: number
  publicUrl: string
  databaseUrl: string | null
  /** Replicas that the catalog is read from. */
  databaseReadUrls: readonly string[]
  /** A replica further behind is not read. */
  databaseReadLagMs: number
  databasePool: number
  /** For requests of visitors. */
  databaseTimeouts: DatabaseTimeouts
  /** For imports, migrations and the operator's commands. */
  longTimeouts: DatabaseTimeouts
  dataDir: string
  hasDemo: boolean
  demoParts: number
  trustedProxies: number
  smtpUrl: string | null
  mailFrom: string
  /** Null: without keys there is only the stand-in. */
  paypal: WalletKeys | null
  /** The port of the stand-in. */
  walletPort: number
  pageCacheBytes: number
  /** Memory for the segments of categories. */
  facetBytes: number
  pageCacheMaxAgeMs: number
  /** The staff's app. */
  hasDesk: boolean
  /** The networks that may use the desk; empty: all. */
  deskNetworks: readonly string[]
  /** Mails, expiries, payments and cleanup. */
  hasJobs: boolean
  /** How long to keep serving after the stop signal, until load balancers have noticed. */
  stopDelayMs: number
  /** How long running requests have to finish after that. */
  stopMs: number
  keepAliveMs: number
  logLevel: 'debug' | 'info' | 'warn' | 'error'
}

/** Reads `.env` and the environment; the only place that does. */
export function loadConfig(root: string): Config {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return parseConfig(process.env, root)
}

export function parseConfig(environment: NodeJS.ProcessEnv, root: string): Config {
  const parsed = Environment.safeParse(withoutEmpty(environment))
  if (!parsed.success) throw new StartError(parsed.error.issues.map(complaint).join('; '))
  const env = parsed.data
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseReadUrls: env.DATABASE_READ_URLS,
    databaseReadLagMs: env.DATABASE_READ_LAG_SECONDS * 1000,
    databasePool: env.DATABASE_POOL,
    ...databaseTimeouts(env),
    dataDir: resolve(root, env.DATA_DIR),
    hasDemo: env.DEMO === 'yes',
    demoParts: env.DEMO_PARTS,
    trustedProxies: env.TRUSTED_PROXIES,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `shop@${new URL(publicUrl).hostname}`,
    paypal: walletKeys(env),
    walletPort: env.WALLET_PORT,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    facetBytes: env.FACETS_MB * 1024 * 1024,
    pageCacheMaxAgeMs: env.PAGE_CACHE_MAX_MINUTES * 60_000,
    hasDesk: env.DESK === 'yes',
    deskNetworks: env.DESK_ALLOW,
    hasJobs: env.JOBS === 'yes',
    stopDelayMs: env.STOP_DELAY_SECONDS * 1000,
    stopMs: env.STOP_SECONDS * 1000,
    keepAliveMs: env.KEEP_ALIVE_SECONDS * 1000,
    logLevel: env.LOG_LEVEL,
  }
}

function databaseTimeouts(env: z.output<typeof Environment>) {
  const connectMs = env.DATABASE_CONNECT_SECONDS * 1000
  const keepAliveMs = env.DATABASE_KEEPALIVE_SECONDS * 1000
  return {
    databaseTimeouts: {
      connectMs,
      keepAliveMs,
      statementMs: env.DATABASE_STATEMENT_SECONDS * 1000,
      lockMs: env.DATABASE_LOCK_SECONDS * 1000,
      queryMs: env.DATABASE_QUERY_SECONDS * 1000,
    },
    longTimeouts: longTimeouts(connectMs, keepAliveMs, env.DATABASE_IMPORT_SECONDS * 1000),
  }
}

/** All or none: without the webhook the shop would take money without learning of it. */
function walletKeys(env: z.output<typeof Environment>): WalletKeys | null {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID } = env
  const keys = { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID }
  const missing = Object.entries(keys).filter(([, value]) => value === undefined)
  if (missing.length === Object.keys(keys).length) return null
  if (!PAYPAL_CLIENT_ID || !PAYPAL_CLIENT_SECRET || !PAYPAL_WEBHOOK_ID)
    throw new StartError(
      `${missing.map(([name]) => name).join(' and ')} must be set, too: PayPal needs all of its keys`,
    )
  return {
    url: env.PAYPAL_URL.replace(/\/+$/, ''),
    clientId: PAYPAL_CLIENT_ID,
    clientSecret: PAYPAL_CLIENT_SECRET,
    webhookId: PAYPAL_WEBHOOK_ID,
  }
}

/** `PORT=` in a file means "not set". */
function withoutEmpty(environment: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''))
}

function complaint(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} ${issue.message}`
}
