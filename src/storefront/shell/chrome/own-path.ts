import { LOGIN_PATH } from '../../../domain/paths.ts'
import { withRedirect } from '../page/with-redirect.ts'

/** What belongs to a customer: visitors are asked to sign in first and come back to it. */
export function ownPath(path: string, isSignedIn: boolean): string {
  return isSignedIn ? path : withRedirect(LOGIN_PATH, path)
}
