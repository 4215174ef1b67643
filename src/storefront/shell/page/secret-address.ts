import { matchPath } from 'react-router'
import { LANGS, splitLocalizedPath } from '../../../domain/locales.ts'
import { attempt } from '../../../web/browser/attempt.ts'
import { SCREENS, type Screen } from './screens.ts'

const SECRET_NAMES: readonly string[] = ['key', 'token']
const SECRET_PATHS = SCREENS.filter(screen => screen.hasSecretPath).map(({ path }) => path)

/** The URLs of the screen contain a secret. */
export function isSecretScreen({ search = [], hasSecretPath = false }: Screen): boolean {
  return hasSecretPath || search.some(name => SECRET_NAMES.includes(name))
}

type Address = { pathname: string; search: string }

/**
 * True for a URL that contains the key of an order, a quote or a shared project, or the token of a mailed link, also
 * as the page to return to after signing in.
 */
export function holdsSecret({ pathname, search }: Address): boolean {
  const names = new URLSearchParams(search)
  if (SECRET_NAMES.some(name => names.has(name))) return true
  const redirect = names.get('redirect')
  const target = redirect && attempt(() => new URL(redirect, 'https://shop.invalid'), null)
  if (target && holdsSecret(target)) return true
  const { path } = splitLocalizedPath(pathname, LANGS)
  return SECRET_PATHS.some(secret => matchPath(secret, path) !== null)
}
