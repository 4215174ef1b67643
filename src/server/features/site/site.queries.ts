import { asc, eq, sql } from 'drizzle-orm'
import type { Seo } from '../../../contract/shop/site.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { labels, languages, seo, settings } from './site.tables.ts'

export async function listLanguageCodes(db: Database): Promise<string[]> {
  const rows = await db.select({ lang: languages.lang }).from(languages).orderBy(asc(languages.position))
  return rows.map(row => row.lang)
}

export async function addLanguages(db: Database, codes: readonly Lang[]): Promise<void> {
  await db.insert(languages).values(codes.map((lang, position) => ({ lang, position })))
}

export async function listSettings(db: Database): Promise<Record<string, string>> {
  const rows = await db.select().from(settings)
  return Object.fromEntries(rows.map(row => [row.name, row.value]))
}

export async function findSetting(db: Database, name: string): Promise<string | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name))
  return row?.value ?? null
}

export async function addSettings(db: Database, values: Record<string, string>): Promise<void> {
  await db.insert(settings).values(Object.entries(values).map(([name, value]) => ({ name, value })))
}

export async function listLabelTexts(db: Database, lang: Lang): Promise<Record<string, string>> {
  const rows = await db.select().from(labels).where(eq(labels.lang, lang))
  return Object.fromEntries(rows.map(row => [row.key, row.text]))
}

export async function listSeo(db: Database, lang: Lang): Promise<Map<string, Seo>> {
  const rows = await db.select().from(seo).where(eq(seo.lang, lang))
  return new Map(rows.map(({ path, title, keyword, description }) => [path, { title, keyword, description }]))
}

/** Until the transaction ends, other processes that want to fill the site wait. */
export async function lockSite(db: TransactionDatabase): Promise<void> {
  await db.execute(sql`lock table ${settings} in exclusive mode`)
}

/** Nothing is configured yet. */
export async function isSiteEmpty(db: Database): Promise<boolean> {
  for (const table of [languages, settings, labels, seo]) if ((await db.$count(table)) > 0) return false
  return true
}
