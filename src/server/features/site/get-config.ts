import type { SiteConfig } from '../../../contract/site.ts'
import type { Database } from '../../database/connection.ts'
import { listSettings } from './site.queries.ts'

const DEFAULTS = {
  logo_head: '',
  logo_foot: '',
  logo_admin: '',
  website_home: '',
  website_admin: '',
  contact_tel: '',
  contact_email: '',
  contact_whatsApp: '',
  contact_skype: '',
  contact_weChat_img: '',
  socialize_facebook: '',
  socialize_twitter: '',
  socialize_instagram: '',
  socialize_linkedin: '',
  socialize_youtube: '',
  trustpilot_template_id: '',
  trustpilot_businessunit_id: '',
  company_address: '',
  company_name: 'Chipfront',
  google_measurement_id: '',
  google_tagmanager_id: '',
}

/** An empty field means "not configured", and the shop shows nothing for it. */
export async function getConfig(db: Database, publicUrl: string): Promise<SiteConfig> {
  const set = await listSettings(db)
  const fields = { ...DEFAULTS, website_home: publicUrl }
  const known = Object.fromEntries(Object.entries(set).filter(([name]) => Object.hasOwn(DEFAULTS, name)))
  const seo = {
    title: set['seo.title'] ?? '',
    keyword: set['seo.keyword'] ?? '',
    description: set['seo.description'] ?? '',
  }
  return { ...fields, ...known, seo }
}
