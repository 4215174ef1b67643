import type { listPartIndex as listPartIndexEndpoint } from '../../../contract/shop/catalogue.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { Paging } from '../../../contract/wire/fields.ts'
import { INDEX_NAMES } from '../../../domain/part-number.ts'
import type { PartsContext } from './catalogue-context.ts'
import { listPartsUnder } from './part-index.queries.ts'
import { toNumber } from './suggest-parts.ts'

type PartIndex = CallData<typeof listPartIndexEndpoint>

export async function listPartIndex(
  { db, directory }: Pick<PartsContext, 'db' | 'directory'>,
  countUnder: (name: string) => Promise<number>,
  { name: asked, page, page_size }: Paging & { name: string },
): Promise<PartIndex> {
  const name = INDEX_NAMES.find(known => known.toLowerCase() === asked.toLowerCase())
  if (!name) throw new Refusal(404)
  const total = await countUnder(name)
  const offset = (page - 1) * page_size
  const parts = offset < total ? await listPartsUnder(db, name, offset, page_size) : []
  return {
    list: parts.map(part => toNumber(part, directory)),
    total,
    page,
    page_size,
    name,
    index: [...INDEX_NAMES],
  }
}
