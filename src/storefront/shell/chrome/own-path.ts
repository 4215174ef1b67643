import { LOGIN_PATH } from '../../../domain/paths.ts'
import { withRedirect } from '../page/with-redirect.ts'

/** For customers' own pages: visitors sign in first and return afterwards. */
export function ownPath(path: string, isSignedIn: boolean): string {
  return isSignedIn ? path : withRedirect(LOGIN_PATH, path)
}
