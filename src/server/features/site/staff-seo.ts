import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { SHELL } from '../audit/index.ts'
import { removeSeoEntry, saveSeoEntry } from './seo-entries.ts'
import { seoProblem } from './seo-problem.ts'
import type { SettingOutcome } from './setting-problem.ts'
import { listAllSeo, type SeoRow, type SeoTexts } from './staff.queries.ts'

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
  const found = seoProblem(path, lang, texts)
  if (found !== null) return { outcome: 'invalid', problem: found.problem }
  await saveSeoEntry({ pool, by: SHELL }, { path, lang, ...texts }, null)
  return { outcome: 'set' }
}

/** Returns false when there was nothing. */
export async function unsetSeo(
  { pool }: Pick<Context, 'pool'>,
  path: string,
  lang: string,
): Promise<boolean> {
  return removeSeoEntry({ pool, by: SHELL }, { path, lang })
}
