import { useRouteLoaderData } from 'react-router'
import {
  EMPTY_SITE_CONFIG,
  getConfig,
  getSeo,
  listLabels,
  listLanguages,
  type Seo,
  type SiteConfig,
} from '../../../contract/shop/site.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LANGS, type Lang, shownLangs } from '../../../domain/locales.ts'
import { screenLoader } from './screen-loader.ts'
import { SCREENS } from './screens.ts'
import type { UserInfo } from './user-info.ts'

export type SiteData = {
  lang: Lang
  langs: Lang[]
  isSignedIn: boolean
  /** Null for visitors, and if the cookie is missing although the token is not. */
  userInfo: UserInfo | null
  config: SiteConfig
  labels: Record<string, string>
  /** Some data could not be loaded: the page is shown but not cached. */
  isDegraded: boolean
}

/** The data shared by all screens, loaded once per visit. Without it the shop is degraded but works. */
export const rootLoader = screenLoader(async ({ call, lang, path, session }): Promise<SiteData> => {
  let isDegraded = false
  const otherwise = <T>(fallback: T) =>
    toleranceOn(path)(fallback, () => {
      isDegraded = true
    })
  const [config, languages, labels] = await Promise.all([
    call(getConfig).catch(otherwise(EMPTY_SITE_CONFIG)),
    call(listLanguages).catch(otherwise(LANGS.map(code => ({ lang: code })))),
    call(listLabels).catch(otherwise({})),
  ])
  const { token, userInfo } = session
  const isSignedIn = token !== null
  return { lang, langs: shownLangs(languages), isSignedIn, userInfo, config, labels, isDegraded }
})

/** The operator's title and description of a path are optional: a screen is shown without them. */
export const frameLoader = screenLoader(async ({ call, path }): Promise<Seo> => {
  return call(getSeo, { path }).catch(toleranceOn(path)(EMPTY_SITE_CONFIG.seo))
})

/** A rejected token is not ignored: it leads to /exit. */
export function unlessRefused<T>(fallback: T, onFallback = () => {}): (error: unknown) => T {
  return error => {
    if (error instanceof Refusal && error.code === 4001) throw error
    onFallback()
    return fallback
  }
}

/** Visitors who are signing in or following a mailed link are not redirected because of an earlier sign-in. */
function toleranceOn(path: string): typeof unlessRefused {
  return SCREENS.some(screen => screen.isForVisitors && screen.path === path) ? evenIfRefused : unlessRefused
}

function evenIfRefused<T>(fallback: T, onFallback = () => {}): (error: unknown) => T {
  return () => {
    onFallback()
    return fallback
  }
}

export function useSite(): SiteData | undefined {
  return useRouteLoaderData<SiteData>('root')
}

/** Also if the configuration could not be loaded. */
export function useShopName(): string {
  return useSite()?.config.company_name ?? EMPTY_SITE_CONFIG.company_name
}

export function useSeo(): Seo {
  return useRouteLoaderData<Seo>('frame') ?? EMPTY_SITE_CONFIG.seo
}
