import { and, asc, eq, sql } from 'drizzle-orm'
import type { Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { addLanguages } from './site.queries.ts'
import { languages, seo, settings } from './site.tables.ts'

export async function saveSetting(db: Database, name: string, value: string): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } })
}

/** Returns false when it was not set. */
export async function removeSetting(db: Database, name: string): Promise<boolean> {
  const { rowCount } = await db.delete(settings).where(eq(settings.name, name))
  return rowCount === 1
}

/** None: all of them, until the operator chooses. */
export async function saveLanguages(db: TransactionDatabase, codes: readonly Lang[]): Promise<void> {
  await db.delete(languages)
  if (codes.length > 0) await addLanguages(db, codes)
}

export type SeoRow = typeof seo.$inferSelect
export type SeoTexts = Partial<Pick<SeoRow, 'title' | 'keyword' | 'description'>>

export async function listAllSeo(db: Database): Promise<SeoRow[]> {
  return db.select().from(seo).orderBy(asc(seo.path), asc(seo.lang))
}

/** Values that are not given stay unchanged. */
export async function saveSeo(db: Database, path: string, lang: string, texts: SeoTexts): Promise<void> {
  await db
    .insert(seo)
    .values({ path, lang, ...texts })
    .onConflictDoUpdate({ target: [seo.path, seo.lang], set: texts })
}

/** Returns false when there was nothing. */
export async function removeSeo(db: Database, path: string, lang: string): Promise<boolean> {
  const { rowCount } = await db.delete(seo).where(and(eq(seo.path, path), eq(seo.lang, lang)))
  return rowCount === 1
}
