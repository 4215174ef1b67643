import type { HydrationState } from 'react-router'
import type { Lang } from '../domain/locales.ts'
import type { SiteData } from './site-data.ts'

/** What the server hands the browser beside the markup, as a block of JSON. */
export type PageState = { lang: Lang; hydration: HydrationState }

export const STATE_ID = 'page-state'

export function labelsOf({ hydration }: PageState): Record<string, string> {
  const site: SiteData | undefined = hydration.loaderData?.root
  return site?.labels ?? {}
}
