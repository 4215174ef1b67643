const KB = 1024
const MB = 1024 * KB
const DAY_SECONDS = 24 * 60 * 60

/** Every business constant, once. */
export const LIMITS = {
  jsonBodyBytes: MB,
  urlLength: 4_000,
  pageSize: 20,
  pageSizeMax: 100,
  emailLength: 254,
  nameLength: 100,
  addressLineLength: 200,
  commentLength: 2_000,
  partNumberLength: 100,
  searchHistory: 10,
  cartBadge: 99,
  toastMs: 2_500,
  serverToastMs: 3_000,
  tokenCookieSeconds: 7 * DAY_SECONDS,
  langCookieSeconds: 365 * DAY_SECONDS,
  chunkReloadGuardMs: 60_000,
} as const
