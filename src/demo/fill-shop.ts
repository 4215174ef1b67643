import { LANGS } from '../domain/locales.ts'
import type { Transaction } from '../server/database/transaction.ts'
import { importParts } from '../server/features/catalogue/index.ts'
import { addPages } from '../server/features/content/index.ts'
import { addLanguages, addSettings } from '../server/features/site/index.ts'
import { demoParts } from './catalogue/demo-parts.ts'
import { demoCategoryPath, loadDemoCategories } from './demo-categories.ts'
import { loadDemoFeatured } from './demo-featured.ts'
import { loadDemoNews } from './demo-news.ts'
import { demoPages } from './demo-pages.ts'
import { DEMO_SETTINGS } from './settings.ts'

export async function fillShop(transaction: Transaction, parts: number): Promise<void> {
  const { db } = transaction
  await addLanguages(db, LANGS)
  await addSettings(db, DEMO_SETTINGS)
  await addPages(db, await demoPages())
  const categoryIds = await loadDemoCategories(db)
  await fillCatalogue(transaction, parts)
  await loadDemoFeatured(db, categoryIds)
  await loadDemoNews(db, categoryIds)
}

export async function fillCatalogue(transaction: Transaction, parts: number): Promise<void> {
  await importParts(transaction, demoRecords(parts))
}

function* demoRecords(count: number) {
  for (const part of demoParts(count)) yield { ...part, category: demoCategoryPath(part.category) }
}
