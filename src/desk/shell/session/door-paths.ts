export const DESK_BASE = '/desk'
export const SIGN_IN_PATH = '/sign-in'
export const FACTOR_PATH = '/factor'

/** Leads back to `next` afterwards. */
export function signInPath(next: string): string {
  return next === '' || next === '/' ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${new URLSearchParams({ next })}`
}

/** Where a person goes after signing in; never to another site. */
export function nextPath(search: URLSearchParams): string {
  const next = search.get('next') ?? '/'
  return /^\/(?![/\\])/.test(next) && !next.startsWith(SIGN_IN_PATH) ? next : '/'
}
