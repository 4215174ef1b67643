import type { ComparedPart } from '../../../contract/shop/compare.ts'
import type { Goods } from '../../../contract/shop/goods.ts'
import { countryName } from '../../../domain/country-names.ts'
import type { Lang } from '../../../domain/locales.ts'
import { priceAt, realPrices } from '../../../domain/money.ts'
import { pageUrl } from '../../../domain/page-url.ts'
import { packageDrawing } from '../../../drawings/address.ts'
import { categoryLink, type Directory } from './directory.ts'
import type { ListedPart } from './goods.queries.ts'

const NO_CATEGORY = { category_id: null, category_name: '', category_page_url: '' }

/** A part as buyers see it, in their language. */
export function toGoods(part: ListedPart, directory: Directory, lang: Lang): Goods {
  const brand = directory.brands.get(part.manufacturerId)
  const list = realPrices(part.priceQuantities.map((qty, i) => ({ qty, price: Number(part.unitPrices[i]) })))
  const prices = directory.priceFor ? [...directory.priceFor(part, list)] : list
  return {
    goods_id: part.id,
    part_number: part.partNumber,
    brand_id: part.manufacturerId,
    brand_name: brand?.brand_name ?? '',
    brand_page_url: brand?.brand_page_url ?? '',
    ...(part.categoryId === null ? NO_CATEGORY : categoryLink(directory, part.categoryId, lang)),
    packaging: part.packaging,
    batch: part.batch,
    rohs: part.rohs,
    lead_time: part.leadTimeWeeks,
    stock: part.stock,
    datasheet: part.datasheet,
    description: part.description,
    min_qty: part.minQty,
    multiple: part.multiple,
    price: priceAt(prices, Math.max(part.minQty, prices[0]?.qty ?? 0)),
    prices,
    goods_page_url: pageUrl(part.partNumber, part.id),
    icons: part.images[0] ?? packageDrawing(part.packaging),
    weight_g: Number(part.weightGrams),
    lifecycle: part.lifecycle,
    last_buy_date: part.lastBuyOn,
    eccn: part.eccn,
    hs_code: part.hsCode,
    origin: part.origin,
    msl: part.msl,
    update_time: part.updatedAt.toISOString(),
  }
}

/** A column of a comparison. */
export function toComparedPart(
  id: number,
  part: ListedPart | null,
  directory: Directory,
  lang: Lang,
): ComparedPart {
  if (!part) return { goods_id: id, goods: null }
  const origin_name = part.origin ? countryName(lang, part.origin) : ''
  return { goods_id: id, goods: { ...toGoods(part, directory, lang), origin_name } }
}

type RemovedPart = { partId: number; partNumber: string; manufacturer: string }

/** A part that has left the catalog, as far as a cart line still describes it. */
export function removedGoods({ partId, partNumber, manufacturer }: RemovedPart): Goods {
  return {
    goods_id: partId,
    part_number: partNumber,
    brand_id: 0,
    brand_name: manufacturer,
    brand_page_url: '',
    category_id: null,
    category_name: '',
    category_page_url: '',
    packaging: '',
    batch: '',
    rohs: 'unknown',
    lead_time: null,
    stock: 0,
    datasheet: '',
    description: '',
    min_qty: 1,
    multiple: 1,
    price: null,
    prices: [],
    goods_page_url: '',
    icons: packageDrawing(''),
    weight_g: 0,
    lifecycle: null,
    last_buy_date: null,
    eccn: null,
    hs_code: null,
    origin: null,
    msl: null,
    update_time: new Date(0).toISOString(),
  }
}
