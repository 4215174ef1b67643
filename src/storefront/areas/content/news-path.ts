import { NEWS_PATH } from '../../../domain/paths.ts'
export function newsPath(tagId: number | undefined, page: number): string {
  const search = new URLSearchParams()
  if (tagId !== undefined) search.set('tag', String(tagId))
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `${NEWS_PATH}?${search}` : NEWS_PATH
}
