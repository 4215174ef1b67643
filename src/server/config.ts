import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'

/** A mistake of the person who starts the shop: shown as one line, without a stack. */
export class StartError extends Error {}

const url = (protocols: string[]) =>
  z.string().refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address starting with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`,
  })

const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int({ error: 'must be a whole number' })
    .min(min, { error: `must be at least ${min}` })
    .max(max, { error: `must be at most ${max}` })

const Environment = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .default('production'),
  HOST: z.string().default('0.0.0.0'),
  PORT: whole(0, 65_535).default(3000),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL: whole(1, 1000).default(10),
  DATA_DIR: z.string().default('var'),
  DEMO: z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('yes'),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  PAGE_CACHE_MB: whole(0, 65_536).default(64),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'], { error: 'must be debug, info, warn or error' })
    .default('info'),
})

export type Config = {
  mode: 'production' | 'development' | 'test'
  host: string
  port: number
  publicUrl: string
  databaseUrl: string | null
  databasePool: number
  dataDir: string
  hasDemo: boolean
  smtpUrl: string | null
  pageCacheBytes: number
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
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    dataDir: resolve(root, env.DATA_DIR),
    hasDemo: env.DEMO === 'yes',
    smtpUrl: env.SMTP_URL ?? null,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    logLevel: env.LOG_LEVEL,
  }
}

/** `PORT=` in a file means "not set", as people expect of it. */
function withoutEmpty(environment: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}

function complaint(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} ${issue.message}`
}
