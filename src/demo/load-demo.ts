import { type DatabasePool, inTransaction } from '../server/database/transaction.ts'
import { isCatalogueEmpty, tidyParts } from '../server/features/catalogue/index.ts'
import { findSetting, isSiteEmpty, lockSite } from '../server/features/site/index.ts'

type DemoOptions = {
  /** With people, requests and orders for the desk. */
  hasDesk?: boolean
}

/** Fills an empty shop in one transaction and only once, even if several processes start or one is killed. */
export async function loadDemo(
  pool: DatabasePool,
  parts: number,
  { hasDesk = false }: DemoOptions = {},
): Promise<boolean> {
  const isLoaded = await inTransaction(pool, async transaction => {
    const { db } = transaction
    await lockSite(db)
    if (!(await isSiteEmpty(db)) || !(await isCatalogueEmpty(db))) return false
    // Loaded on demand, so that the demo's tables do not stay in memory.
    const { fillShop } = await import('./fill-shop.ts')
    await fillShop(transaction, parts)
    if (hasDesk) await (await import('./desk/fill-desk.ts')).fillDesk(db, new Date())
    return true
  })
  if (isLoaded) await tidyParts({ pool })
  return isLoaded
}

/** Extends the demo catalog to at least this many parts; false when the shop has its own catalog. */
export async function growDemo(pool: DatabasePool, parts: number): Promise<boolean> {
  if (await loadDemo(pool, parts, { hasDesk: true })) return true
  const { fillCatalogue } = await import('./fill-shop.ts')
  const isGrown = await inTransaction(pool, async transaction => {
    if ((await findSetting(transaction.db, 'demo')) !== 'yes') return false
    await fillCatalogue(transaction, parts)
    return true
  })
  if (isGrown) await tidyParts({ pool })
  return isGrown
}
