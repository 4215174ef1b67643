import { useRouteLoaderData } from 'react-router'
import { getConfig, getSeo, listLabels, listLanguages, type Seo, type SiteConfig } from '../contract/site.ts'
import { type Lang, shownLangs } from '../domain/locales.ts'
import { screenLoader } from './screen-loader.ts'

export type SiteData = {
  lang: Lang
  langs: Lang[]
  isSignedIn: boolean
  config: SiteConfig
  labels: Record<string, string>
}

const NO_SEO: Seo = { title: '', keyword: '', description: '' }

/** What every screen shares, asked for once per visit. */
export const rootLoader = screenLoader(async ({ call, lang, session }): Promise<SiteData> => {
  const [config, languages, labels] = await Promise.all([
    call(getConfig),
    call(listLanguages),
    call(listLabels),
  ])
  return { lang, langs: shownLangs(languages), isSignedIn: session.token !== null, config, labels }
})

/** The operator's own title and description of a path are an extra: a screen is shown without them, too. */
export const frameLoader = screenLoader(async ({ call, path }): Promise<Seo> => {
  return call(getSeo, { path }).catch(() => NO_SEO)
})

export function useSite(): SiteData | undefined {
  return useRouteLoaderData<SiteData>('root')
}

export function useSeo(): Seo {
  return useRouteLoaderData<Seo>('frame') ?? NO_SEO
}
