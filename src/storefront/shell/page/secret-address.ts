import { matchPath } from 'react-router'
import { LANGS, splitLocalizedPath } from '../../../domain/locales.ts'
import { SCREENS, type Screen } from './screens.ts'

const SECRET_NAMES: readonly string[] = ['key', 'token']
const SECRET_PATHS = SCREENS.filter(screen => screen.hasSecretPath).map(({ path }) => path)

/** The URLs of the screen contain a secret. */
export function isSecretScreen({ search = [], hasSecretPath = false }: Screen): boolean {
  return hasSecretPath || search.some(name => SECRET_NAMES.includes(name))
}

/** True for a URL that contains the key of an order or a shared project, or the token of a mailed link. */
export function holdsSecret({ pathname, search }: { pathname: string; search: string }): boolean {
  const names = new URLSearchParams(search)
  if (SECRET_NAMES.some(name => names.has(name))) return true
  const { path } = splitLocalizedPath(pathname, LANGS)
  return SECRET_PATHS.some(secret => matchPath(secret, path) !== null)
}
