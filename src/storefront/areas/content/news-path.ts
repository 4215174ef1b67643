export function newsPath(tagId: number | undefined, page: number): string {
  const search = new URLSearchParams()
  if (tagId !== undefined) search.set('tag', String(tagId))
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/news?${search}` : '/news'
}
