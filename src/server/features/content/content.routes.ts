import * as contract from '../../../contract/shop/site.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LANGS, type Lang } from '../../../domain/locales.ts'
import { type FixedPageId, isFixedPageId } from '../../../domain/paths.ts'
import { type OnDegraded, type Route, serve } from '../../api/route.ts'
import type { DatabaseChanges } from '../../database/changes.ts'
import type { Database } from '../../database/connection.ts'
import { remember } from '../../database/remember.ts'
import { logError } from '../../log.ts'
import { getPage } from './get-page.ts'

type Site = () => Promise<contract.SiteConfig>

export function contentRoutes(db: Database, changes: DatabaseChanges, site: Site): Route[] {
  const inLanguage = (lang: Lang) => {
    const filled = remember(changes, (id: FixedPageId) => getPage({ db, lang, site }, id))
    // A page without the shop's contacts is better than none, but it is not cached.
    return (id: FixedPageId, onDegraded: OnDegraded) =>
      filled(id).catch(error => {
        if (error instanceof Refusal) throw error
        logError('fixed page without settings', error)
        onDegraded(error)
        return getPage({ db, lang, site: async () => contract.EMPTY_SITE_CONFIG }, id)
      })
  }
  const pages = new Map(LANGS.map(lang => [lang, inLanguage(lang)]))
  return [
    serve(contract.getPage, async ({ context, params: { id }, onDegraded }) => {
      const page = isFixedPageId(id) && (await pages.get(context.lang)?.(id, onDegraded))
      if (!page) throw new Refusal(404)
      return page
    }),
  ]
}
