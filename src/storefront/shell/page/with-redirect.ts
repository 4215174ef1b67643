import { EXIT_PATH, HOME_PATH, LOGIN_PATH } from '../../../domain/paths.ts'

/** A page for signing in that continues to one of our paths, given without its language. Home is the default. */
export function withRedirect(path: string, target: string): string {
  return target === HOME_PATH ? path : `${path}?redirect=${encodeURIComponent(target)}`
}

/** For customers' own pages: visitors sign in first and return afterwards. */
export function ownPath(path: string, isSignedIn: boolean): string {
  return isSignedIn ? path : withRedirect(LOGIN_PATH, path)
}

/** Clears a rejected sign-in (4001); the buyer then signs in again and returns to `target`. */
export function exitPath(target: string): string {
  return `${EXIT_PATH}?redirect=${encodeURIComponent(target)}`
}
