import { LANGS, type Lang, localizedPath, splitLocalizedPath } from '../../domain/locales.ts'
import { exitPath } from '../with-redirect.ts'

/** The sign-in has ended: clears it and returns to the page on show once the buyer has signed in again. */
export function leaveRefused(lang: Lang): void {
  const { path } = splitLocalizedPath(location.pathname, LANGS)
  location.assign(localizedPath(lang, exitPath(path + location.search)))
}
