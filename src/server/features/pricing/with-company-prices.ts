import { type CompanyPrices, companyPrices } from '../../../domain/company-prices.ts'
import type { Database } from '../../database/connection.ts'
import type { Directories, Directory, PriceFor } from '../catalogue/index.ts'
import { loadCompanyPrices } from './pricing.queries.ts'

/**
 * Directories that price parts for the buyer's company. Everything a buyer sees of a part is written with one, so
 * lists, part pages, BOMs, carts and orders agree. All other buyers get the shared directory, without a query.
 */
export function withCompanyPrices(db: Database, directories: Directories): Directories {
  return async user => {
    const shared = await directories()
    if (!user?.companyId) return shared
    return { ...shared, priceFor: pricerOf(shared, await loadCompanyPrices(db, user.companyId)) }
  }
}

function pricerOf(directory: Directory, prices: CompanyPrices): PriceFor {
  return ({ id, manufacturerId, categoryId }, list) =>
    companyPrices(prices, { id, manufacturerId, categoryIds: ancestors(directory, categoryId) }, list)
}

function ancestors({ categories }: Directory, id: number | null): number[] {
  const found: number[] = []
  for (let at = id; at !== null && !found.includes(at); at = categories.get(at)?.parentId ?? null)
    found.push(at)
  return found
}
