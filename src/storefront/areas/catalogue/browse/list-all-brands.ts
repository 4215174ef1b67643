import { listBrands } from '../../../../contract/shop/catalogue.ts'
import type { Brand } from '../../../../contract/shop/goods.ts'
import type { Call } from '../../../../contract/wire/call.ts'
import { LIMITS } from '../../../../domain/limits.ts'

const MOST_PAGES = 20

/**
 * The API lists manufacturers by name, page by page; finding the largest, or all initial letters, requires the whole
 * list.
 */
export async function listAllBrands(call: Call): Promise<Brand[]> {
  const page_size = LIMITS.pageSizeMax
  const first = await call(listBrands, { page_size })
  const pageCount = Math.min(Math.ceil(first.total / page_size), MOST_PAGES)
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) =>
      call(listBrands, { page: index + 2, page_size }),
    ),
  )
  return [first, ...others].flatMap(({ list }) => list)
}
