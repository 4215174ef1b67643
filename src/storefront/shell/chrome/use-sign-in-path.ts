import type { LOGIN_PATH, REGISTER_PATH } from '../../../domain/paths.ts'
import { knownSearch, useScreen } from '../page/use-screen.ts'
import { withRedirect } from '../page/with-redirect.ts'
import { useHere } from './preserved-markup.tsx'

/** Parameters that a payment service adds for one visit. */
const USED_ONCE = ['token', 'PayerID', 'canceled']

/** Builds links to pages for signing in that return to the current page. */
export function useSignInPath(): (path: typeof LOGIN_PATH | typeof REGISTER_PATH) => string {
  const target = useReturnTarget()
  return path => withRedirect(path, target)
}

function useReturnTarget(): string {
  const here = useHere()
  const screen = useScreen()
  if (!screen) return '/'
  if (screen.audience !== 'personal') return here
  const { pathname, search } = new URL(here, 'http://shop')
  const params = new URLSearchParams(search)
  // These pages are part of signing in and keep the target they were given.
  if (screen.isForVisitors) return params.get('redirect') ?? '/'
  for (const name of USED_ONCE) params.delete(name)
  return pathname + knownSearch(params, screen)
}
