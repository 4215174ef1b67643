import { EXIT_PATH, HOME_PATH } from '../../../domain/paths.ts'
/** A page for signing in that leads on to a path of ours, given without its language. Home goes without saying. */
export function withRedirect(path: string, target: string): string {
  return target === HOME_PATH ? path : `${path}?redirect=${encodeURIComponent(target)}`
}

/** Where a refused sign-in (4001) is cleared; from there the buyer signs in again and returns to `target`. */
export function exitPath(target: string): string {
  return `${EXIT_PATH}?redirect=${encodeURIComponent(target)}`
}
