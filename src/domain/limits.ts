const MB = 1024 * 1024
const DAY_SECONDS = 24 * 60 * 60

/** Every business constant, once. */
export const LIMITS = {
  jsonBodyBytes: MB,
  urlLength: 4_000,
  nameLength: 100,
  langCookieSeconds: 365 * DAY_SECONDS,
  chunkReloadGuardMs: 60_000,
} as const
