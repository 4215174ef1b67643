import { asc, eq, inArray, sql } from 'drizzle-orm'
import { DEFAULT_LANG, type Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import { banners, bannerTexts, featuredGroups, featuredParts, featuredTexts } from './catalogue.tables.ts'

export async function listFeaturedGroups(db: Database) {
  return db
    .select({
      id: featuredGroups.id,
      floor: featuredGroups.floor,
      image: featuredGroups.image,
      count: sql<number>`(select count(*)::int from ${featuredParts} where ${featuredParts.groupId} = ${featuredGroups.id})`,
    })
    .from(featuredGroups)
    .orderBy(asc(featuredGroups.position), asc(featuredGroups.id))
}

/** In the language, and in English where a translation is missing. */
export async function listFeaturedTexts(db: Database, lang: Lang) {
  return db
    .select()
    .from(featuredTexts)
    .where(inArray(featuredTexts.lang, [lang, DEFAULT_LANG]))
}

export async function listFeaturedPartIds(db: Database, groupId: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: featuredParts.partId })
    .from(featuredParts)
    .where(eq(featuredParts.groupId, groupId))
    .orderBy(asc(featuredParts.position), asc(featuredParts.partId))
    .limit(limit)
  return rows.map(row => row.id)
}

export async function listBannerRows(db: Database) {
  return db.select().from(banners).orderBy(asc(banners.position), asc(banners.id))
}

export async function listBannerTexts(db: Database, lang: Lang) {
  return db
    .select()
    .from(bannerTexts)
    .where(inArray(bannerTexts.lang, [lang, DEFAULT_LANG]))
}
