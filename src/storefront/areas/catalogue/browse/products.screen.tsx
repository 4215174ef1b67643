import { redirect, useLoaderData } from 'react-router'
import { listPartIndex } from '../../../../contract/shop/catalogue.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { INDEX_NAMES } from '../../../../domain/part-number.ts'
import { readPage } from '../../../shell/page/read-page.ts'
import { failure } from '../../../shell/page/screen-failure.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { PartIndex } from './part-index.tsx'
import { PartsUnder } from './parts-under.tsx'

/** The index of all part numbers, or the numbers under one of its 37 entries. */
export const loader = screenLoader(async ({ call, path, params }) => {
  if (params.name === undefined) return null
  const name = requireName(params.name)
  const page = readPage(params.page ?? '1')
  if (page === null) throw failure(404)
  if (name !== params.name) throw redirect(path.replace(params.name, name), 301)
  return call(listPartIndex, { name, page, page_size: LIMITS.pageSizeMax })
})

function requireName(asked: string): string {
  const name = INDEX_NAMES.find(known => known.toLowerCase() === asked.toLowerCase())
  if (!name) throw failure(404)
  return name
}

export function Component() {
  const found = useLoaderData<typeof loader>()
  return found ? <PartsUnder found={found} /> : <PartIndex />
}
