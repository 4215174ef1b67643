import type { Language } from '../../../contract/shop/site.ts'
import { isLang, LANGS, LOCALES } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import { listLanguageCodes } from './site.queries.ts'

/** The operator's languages; all of them until the operator chooses. */
export async function listLanguages(db: Database): Promise<Language[]> {
  const chosen = (await listLanguageCodes(db)).filter(isLang)
  const codes = chosen.length > 0 ? chosen : LANGS
  return codes.map(lang => ({ lang, name: LOCALES[lang].name, icon: `/languages/${lang}.svg` }))
}
