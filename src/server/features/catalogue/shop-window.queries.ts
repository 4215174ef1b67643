import { inArray, sql } from 'drizzle-orm'
import type { FloorKey } from '../../../domain/floors.ts'
import { searchKey } from '../../../domain/part-number.ts'
import type { Database } from '../../database/connection.ts'
import {
  attributeTexts,
  banners,
  bannerTexts,
  categories,
  categoryNames,
  featuredGroups,
  featuredParts,
  featuredTexts,
  parts,
} from './catalogue.tables.ts'

type Names = Record<string, string>

export async function addCategory(
  db: Database,
  category: { parentId: number | null; position: number; icon?: string; names: Names },
): Promise<number> {
  const { names, ...row } = category
  const id = one(await db.insert(categories).values(row).returning({ id: categories.id })).id
  await db
    .insert(categoryNames)
    .values(Object.entries(names).map(([lang, name]) => ({ categoryId: id, lang, name })))
  return id
}

export async function addAttributeTexts(db: Database, texts: Record<string, Names>): Promise<void> {
  const rows = Object.entries(texts).flatMap(([text, translations]) =>
    Object.entries(translations).map(([lang, translation]) => ({ text, lang, translation })),
  )
  if (rows.length > 0) await db.insert(attributeTexts).values(rows)
}

type GroupTexts = Record<string, { title: string; intro: string }>
type Group = {
  floor: FloorKey | null
  position: number
  image: string
  texts: GroupTexts
  partIds: number[]
}

export async function addFeaturedGroup(db: Database, group: Group): Promise<void> {
  const { texts, partIds, ...row } = group
  const groupId = one(await db.insert(featuredGroups).values(row).returning({ id: featuredGroups.id })).id
  await db
    .insert(featuredTexts)
    .values(Object.entries(texts).map(([lang, text]) => ({ groupId, lang, ...text })))
  if (partIds.length === 0) return
  await db.insert(featuredParts).values(partIds.map((partId, position) => ({ groupId, partId, position })))
}

type BannerTexts = Record<string, { title: string; subtitle: string }>

export async function addBanner(
  db: Database,
  banner: { position: number; image: string; link: string; texts: BannerTexts },
): Promise<void> {
  const { texts, ...row } = banner
  const bannerId = one(await db.insert(banners).values(row).returning({ id: banners.id })).id
  await db
    .insert(bannerTexts)
    .values(Object.entries(texts).map(([lang, text]) => ({ bannerId, lang, ...text })))
}

type FeaturedSelection = { numbers: string[]; categoryIds: number[]; limit: number }

/**
 * Parts for a featured group, in stock and priced: the given numbers, then some of the categories, spread
 * over manufacturers.
 */
export async function listFeaturedPartIds(
  db: Database,
  { numbers, categoryIds, limit }: FeaturedSelection,
): Promise<number[]> {
  const isBuyable = sql`${parts.stock} > 0 and ${parts.price} > 0`
  const named = await db
    .selectDistinctOn([parts.searchKey], { id: parts.id, number: parts.partNumber })
    .from(parts)
    .where(sql`${inArray(parts.searchKey, [...numbers.map(searchKey), ''])} and ${isBuyable}`)
    .orderBy(parts.searchKey, parts.id)
  const first = numbers.flatMap(number => named.find(part => part.number === number)?.id ?? [])
  const more = await db
    .select({ id: parts.id })
    .from(parts)
    .where(sql`${inArray(parts.categoryId, categoryIds)} and ${isBuyable}`)
    .orderBy(
      sql`row_number() over (partition by ${parts.categoryId}, ${parts.manufacturerId} order by ${parts.id})`,
      sql`row_number() over (partition by ${parts.categoryId} order by ${parts.manufacturerId}, ${parts.id})`,
      parts.id,
    )
    .limit(limit)
  return [...new Set([...first, ...more.map(part => part.id)])].slice(0, limit)
}

export async function isCatalogueEmpty(db: Database): Promise<boolean> {
  for (const table of [parts, categories]) {
    const [row] = await db.select({ id: table.id }).from(table).limit(1)
    if (row) return false
  }
  return true
}

function one<T>([row]: T[]): T {
  if (!row) throw new Error('a row was not stored')
  return row
}
