import type { HydrationState } from 'react-router'
import type { Lang } from '../../../domain/locales.ts'
import type { SiteData } from './site-data.ts'

/** The state that the server sends with the markup, as a JSON block. */
export type PageState = { lang: Lang; hydration: HydrationState }

export const STATE_ID = 'page-state'

export function siteOf({ hydration }: PageState): SiteData | undefined {
  return hydration.loaderData?.root
}

export function labelsOf(state: PageState): Record<string, string> {
  return siteOf(state)?.labels ?? {}
}
