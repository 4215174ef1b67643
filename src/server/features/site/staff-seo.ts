import { LIMITS } from '../../../domain/limits.ts'
import { isLang, LANGS, splitLocalizedPath } from '../../../domain/locales.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type SettingOutcome, settingProblem } from './setting-problem.ts'
import { line } from './site-settings.ts'
import { listAllSeo, removeSeo, type SeoRow, type SeoTexts, saveSeo } from './staff.queries.ts'

/** For the operator: the texts set for paths. */
export async function listStaffSeo({ pool }: Pick<Context, 'pool'>): Promise<SeoRow[]> {
  return inTransaction(pool, ({ db }) => listAllSeo(db))
}

/** Texts that are not given stay unchanged. */
export async function setSeo(
  { pool }: Pick<Context, 'pool'>,
  path: string,
  lang: string,
  texts: SeoTexts,
): Promise<SettingOutcome> {
  const problem = placeProblem(path, lang) ?? textProblem(texts)
  if (problem !== null) return { outcome: 'invalid', problem }
  await inTransaction(pool, ({ db }) => saveSeo(db, path, lang, texts))
  return { outcome: 'set' }
}

/** Returns false when there was nothing. */
export async function unsetSeo(
  { pool }: Pick<Context, 'pool'>,
  path: string,
  lang: string,
): Promise<boolean> {
  return inTransaction(pool, ({ db }) => removeSeo(db, path, lang))
}

function placeProblem(path: string, lang: string): string | null {
  if (!isLang(lang)) return `${lang} is none of ${LANGS.join(', ')}`
  if (!/^\/[^\s?#]*$/.test(path) || path.length > LIMITS.urlLength)
    return 'the path must begin with / and end before ? and #'
  const { lang: prefix, path: bare } = splitLocalizedPath(path, LANGS)
  return prefix === null ? null : `the path must be without its language: ${bare}`
}

function textProblem(texts: SeoTexts): string | null {
  for (const [name, text] of Object.entries(texts)) {
    const problem = settingProblem(line, text)
    if (problem !== null) return `the ${name} ${problem}`
  }
  return null
}
