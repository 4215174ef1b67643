import type { HydrationState } from 'react-router'
import type { Lang } from '../../../domain/locales.ts'
import { packJson, unpackJson } from './packed-json.ts'
import type { SiteData } from './site-data.ts'

/** The state that the server sends with the markup, as a JSON block. */
export type PageState = { lang: Lang; hydration: HydrationState }

const STATE_ID = 'page-state'

/** Its text must not end the element or start a comment. */
export function stateElement(state: PageState): string {
  const text = packJson(state).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${STATE_ID}">${text}</script>`
}

/** Only from a script: an operator's text may have an element with the same id. */
export function readState(): PageState {
  return unpackJson(document.querySelector(`script#${STATE_ID}`)?.textContent ?? '')
}

export function siteOf({ hydration }: PageState): SiteData | undefined {
  return hydration.loaderData?.root
}

export function labelsOf(state: PageState): Record<string, string> {
  return siteOf(state)?.labels ?? {}
}
