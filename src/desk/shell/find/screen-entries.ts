import { useTranslations } from 'use-intl'
import type { FoundThing } from '../../../contract/desk/find.ts'
import { ACTS, RAIL } from '../page/screens.ts'
import { useMay } from '../session/me.ts'

/** In the order in which the dialog lists them. */
export const FOUND_GROUPS = [
  'screens',
  'orders',
  'requests',
  'quotes',
  'people',
  'companies',
  'parts',
] as const

export type FoundEntry = {
  key: string
  group: (typeof FOUND_GROUPS)[number]
  title: string
  text: string
  path: string
  /** Of a part. */
  held?: FoundThing['held']
  /** Not a screen of the desk. */
  isOutside?: true
}

/** Screens and acts whose name has the typed text; all of them before anything is typed. */
export function useScreenEntries(typed: string): FoundEntry[] {
  const t = useTranslations()
  const may = useMay()
  const wanted = typed.trim().toLowerCase()
  return [...RAIL, ...ACTS]
    .filter(entry => may(entry.may))
    .map(({ path, text }) => ({ path, title: t(text) }))
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .map(({ path, title }) => ({ key: `screen-${path}`, group: 'screens', title, text: '', path }))
}
