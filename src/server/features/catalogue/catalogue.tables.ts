import { sql } from 'drizzle-orm'
import {
  customType,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()
const position = () => integer('position').notNull().default(0)
const words = (name: string) => text(name).notNull().default('')

export const manufacturers = pgTable('manufacturers', {
  id: id(),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull(),
  logo: words('logo'),
})

export const categories = pgTable('categories', {
  id: id(),
  parentId: integer('parent_id'),
  position: position(),
  icon: words('icon'),
})

export const categoryNames = pgTable(
  'category_names',
  {
    categoryId: integer('category_id').notNull(),
    lang: text('lang').notNull(),
    name: text('name').notNull(),
  },
  table => [primaryKey({ columns: [table.categoryId, table.lang] })],
)

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export type PartAttribute = { name: string; value: string }

export const parts = pgTable('parts', {
  id: id(),
  manufacturerId: integer('manufacturer_id').notNull(),
  partNumber: text('part_number').notNull(),
  searchKey: text('search_key').notNull(),
  categoryId: integer('category_id'),
  packaging: words('packaging'),
  batch: words('batch'),
  rohs: text('rohs', { enum: ['compliant', 'non_compliant', 'unknown'] })
    .notNull()
    .default('unknown'),
  leadTimeWeeks: integer('lead_time_weeks'),
  stock: integer('stock').notNull().default(0),
  datasheet: words('datasheet'),
  description: words('description'),
  minQty: integer('min_qty').notNull().default(1),
  multiple: integer('multiple').notNull().default(1),
  priceQuantities: integer('price_quantities').array().notNull().default([]),
  unitPrices: numeric('unit_prices', { precision: 15, scale: 5 }).array().notNull().default([]),
  price: numeric('price', { precision: 15, scale: 5 }),
  attributes: jsonb('attributes').$type<PartAttribute[]>().notNull().default([]),
  images: text('images').array().notNull().default([]),
  weightGrams: numeric('weight_grams', { precision: 12, scale: 4 }).notNull().default('0'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  /** Made by the database, see the migration; for searching only. */
  words: tsvector('words').notNull().generatedAlwaysAs(sql``),
})

export const aliases = pgTable(
  'aliases',
  {
    partId: integer('part_id').notNull(),
    alias: text('alias').notNull(),
    searchKey: text('search_key').notNull(),
  },
  table => [primaryKey({ columns: [table.partId, table.alias] })],
)

export const attributeTexts = pgTable(
  'attribute_texts',
  {
    text: text('text').notNull(),
    lang: text('lang').notNull(),
    translation: text('translation').notNull(),
  },
  table => [primaryKey({ columns: [table.text, table.lang] })],
)

export const featuredGroups = pgTable('featured_groups', {
  id: id(),
  floor: text('floor', { enum: ['featured', 'preferential', 'hot', 'recommended'] }),
  position: position(),
  image: words('image'),
})

export const featuredTexts = pgTable(
  'featured_texts',
  {
    groupId: integer('group_id').notNull(),
    lang: text('lang').notNull(),
    title: text('title').notNull(),
    intro: words('intro'),
  },
  table => [primaryKey({ columns: [table.groupId, table.lang] })],
)

export const featuredParts = pgTable(
  'featured_parts',
  {
    groupId: integer('group_id').notNull(),
    partId: integer('part_id').notNull(),
    position: position(),
  },
  table => [primaryKey({ columns: [table.groupId, table.partId] })],
)

export const banners = pgTable('banners', {
  id: id(),
  position: position(),
  image: text('image').notNull(),
  link: words('link'),
})

export const bannerTexts = pgTable(
  'banner_texts',
  {
    bannerId: integer('banner_id').notNull(),
    lang: text('lang').notNull(),
    title: text('title').notNull(),
    subtitle: words('subtitle'),
  },
  table => [primaryKey({ columns: [table.bannerId, table.lang] })],
)
