import type { Seo } from '../../../contract/shop/site.ts'

const NOTHING: Seo = { title: '', keyword: '', description: '' }

/**
 * The operator's texts for a path; the home page falls back to the shop's. Other pages have their own texts.
 */
export function getSeo(byPath: Map<string, Seo>, shop: Seo, path: string): Seo {
  const written = byPath.get(path)
  if (written) return written
  return path === '/' ? shop : NOTHING
}
