import { type Route, serve } from '../../../contract/endpoint.ts'
import { Refusal } from '../../../contract/errors.ts'
import * as site from '../../../contract/site.ts'
import { isFixedPageId } from '../../../domain/fixed-pages.ts'
import { DEFAULT_LANG, langOr } from '../../../domain/locales.ts'
import type { Changes } from '../../database/changes.ts'
import type { Database } from '../../database/connection.ts'
import { remember } from '../../database/remember.ts'
import { getConfig } from '../site/index.ts'
import { getPage } from './get-page.ts'

export function contentRoutes(db: Database, changes: Changes, publicUrl: string): Route[] {
  const pages = remember(changes, async (key: string) => {
    const [lang = '', id = ''] = key.split('/')
    if (!isFixedPageId(id)) throw new Refusal(404)
    return getPage(db, await getConfig(db, publicUrl), id, langOr(lang, DEFAULT_LANG))
  })
  return [serve(site.getPage, ({ params, lang }) => pages(`${lang}/${params.id}`))]
}
