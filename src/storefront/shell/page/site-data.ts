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
import { LANGS, type Lang, shownLangs } from '../../../domain/locales.ts'
import { screenLoader } from './screen-loader.ts'
import type { UserInfo } from './user-info.ts'

export type SiteData = {
  lang: Lang
  langs: Lang[]
  isSignedIn: boolean
  /** Null for visitors, and if the cookie is missing although the token is not. */
  userInfo: UserInfo | null
  config: SiteConfig
  labels: Record<string, string>
}

/** The data that every screen shares, loaded once per visit. */
export const rootLoader = screenLoader(async ({ call, optional, lang, session }): Promise<SiteData> => {
  const [config, languages, labels] = await Promise.all([
    optional(call(getConfig), EMPTY_SITE_CONFIG),
    optional(
      call(listLanguages),
      LANGS.map(code => ({ lang: code })),
    ),
    optional(call(listLabels), {}),
  ])
  const { token, userInfo } = session
  return { lang, langs: shownLangs(languages), isSignedIn: token !== null, userInfo, config, labels }
})

/** The operator's own title and description of a path. */
export const frameLoader = screenLoader(
  ({ call, optional, path }): Promise<Seo> => optional(call(getSeo, { path }), EMPTY_SITE_CONFIG.seo),
)

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
