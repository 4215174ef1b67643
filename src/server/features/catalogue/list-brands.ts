import type { Brand } from '../../../contract/shop/goods.ts'
import type { Paging } from '../../../contract/wire/fields.ts'
import { namesIt } from '../../../domain/search-words.ts'
import type { Directory } from './directory.ts'

type BrandQuery = Paging & { letter?: string; keyword?: string }
type BrandList = Paging & { list: Brand[]; total: number }

export function listBrands({ brandsByName }: Directory, query: BrandQuery): BrandList {
  const { page, page_size, letter, keyword } = query
  const wanted = brandsByName.filter(
    brand =>
      (!letter || brand.letter.toLowerCase() === letter.toLowerCase()) &&
      (!keyword || namesIt(brand.brand_name, keyword)),
  )
  const from = (page - 1) * page_size
  return { list: wanted.slice(from, from + page_size), total: wanted.length, page, page_size }
}
