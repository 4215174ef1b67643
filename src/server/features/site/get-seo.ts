import type { Seo } from '../../../contract/shop/site.ts'

const NOTHING: Seo = { title: '', keyword: '', description: '' }

/** What the operator wrote for a path; the home page falls back to the shop's own. Elsewhere screens speak for themselves. */
export function getSeo(byPath: Map<string, Seo>, shop: Seo, path: string): Seo {
  const written = byPath.get(path)
  if (written) return written
  return path === '/' ? shop : NOTHING
}
