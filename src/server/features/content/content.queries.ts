import { and, eq } from 'drizzle-orm'
import type { Lang } from '../../../domain/locales.ts'
import type { FixedPageId } from '../../../domain/paths.ts'
import type { Database } from '../../database/connection.ts'
import { pages } from './content.tables.ts'

export type PageText = { id: FixedPageId; lang: Lang; title: string; content: string }

export async function findPage(db: Database, id: FixedPageId, lang: Lang) {
  const [page] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), eq(pages.lang, lang)))
  return page ?? null
}

export async function addPages(db: Database, texts: PageText[]): Promise<void> {
  await db.insert(pages).values(texts)
}
