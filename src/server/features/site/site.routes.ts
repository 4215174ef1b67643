import * as site from '../../../contract/shop/site.ts'
import type { Lang } from '../../../domain/locales.ts'
import { type Route, serve } from '../../api/route.ts'
import type { DatabaseChanges } from '../../database/changes.ts'
import type { Database } from '../../database/connection.ts'
import { remember } from '../../database/remember.ts'
import { getSeo } from './get-seo.ts'
import { listCountries } from './list-countries.ts'
import { listLabels } from './list-labels.ts'
import { listLanguages } from './list-languages.ts'
import { listOptions } from './list-options.ts'
import { listSeo } from './site.queries.ts'

/** Every page needs these, and they change rarely, so they are served from memory. */
export function siteRoutes(
  db: Database,
  changes: DatabaseChanges,
  config: () => Promise<site.SiteConfig>,
): Route[] {
  const languages = remember(changes, () => listLanguages(db))
  const labels = remember(changes, (lang: Lang) => listLabels(db, lang))
  const seo = remember(changes, (lang: Lang) => listSeo(db, lang))
  const countries = remember(changes, async (lang: Lang) => listCountries(lang))
  return [
    serve(site.listLanguages, () => languages('all')),
    serve(site.getConfig, config),
    serve(site.listLabels, ({ context }) => labels(context.lang)),
    serve(site.getSeo, async ({ context, query }) =>
      getSeo(await seo(context.lang), (await config()).seo, query.path),
    ),
    serve(site.listCountries, ({ context }) => countries(context.lang)),
    serve(site.listOptions, ({ context }) => listOptions(context)),
  ]
}
