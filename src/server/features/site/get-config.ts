import { EMPTY_SITE_CONFIG, type SiteConfig } from '../../../contract/shop/site.ts'
import type { Database } from '../../database/connection.ts'
import { listSettings } from './site.queries.ts'

/**
 * An empty field means "not configured", and the shop shows nothing for it. Unknown names are not returned.
 */
export async function getConfig(db: Database, publicUrl: string): Promise<SiteConfig> {
  const set = await listSettings(db)
  const { seo, ...fields } = EMPTY_SITE_CONFIG
  const known = Object.entries(set).filter(([name]) => Object.hasOwn(fields, name))
  return {
    ...fields,
    ...Object.fromEntries(known),
    // Paths are appended to it.
    website_home: (set.website_home || publicUrl).replace(/\/+$/, ''),
    seo: {
      title: set['seo.title'] ?? seo.title,
      keyword: set['seo.keyword'] ?? seo.keyword,
      description: set['seo.description'] ?? seo.description,
    },
  }
}
