import { type Route, serve } from '../../../contract/endpoint.ts'
import { Refusal } from '../../../contract/errors.ts'
import * as site from '../../../contract/site.ts'
import { type FixedPageId, isFixedPageId } from '../../../domain/fixed-pages.ts'
import { LANGS, type Lang } from '../../../domain/locales.ts'
import type { Changes } from '../../database/changes.ts'
import type { Database } from '../../database/connection.ts'
import { remember } from '../../database/remember.ts'
import { getConfig } from '../site/index.ts'
import { getPage } from './get-page.ts'

export function contentRoutes(db: Database, changes: Changes, publicUrl: string): Route[] {
  const inLanguage = (lang: Lang) =>
    remember(changes, async (id: FixedPageId) => getPage(db, await getConfig(db, publicUrl), id, lang))
  const pages = new Map(LANGS.map(lang => [lang, inLanguage(lang)]))
  return [
    serve(site.getPage, async ({ params: { id }, lang }) => {
      const page = isFixedPageId(id) && (await pages.get(lang)?.(id))
      if (!page) throw new Refusal(404)
      return page
    }),
  ]
}
