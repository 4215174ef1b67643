import type { HydrationState } from 'react-router'
import type { Lang } from '../../../domain/locales.ts'
import type { SiteData } from './site-data.ts'

/** What the server hands the browser beside the markup, as a block of JSON. */
export type PageState = { lang: Lang; hydration: HydrationState }

export const STATE_ID = 'page-state'

export function siteOf({ hydration }: PageState): SiteData | undefined {
  return hydration.loaderData?.root
}

export function labelsOf(state: PageState): Record<string, string> {
  return siteOf(state)?.labels ?? {}
}
