import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { FIXED_PAGE_IDS } from '../../domain/paths.ts'
import { endpoint } from '../wire/endpoint.ts'
import { LangCode, text } from '../wire/fields.ts'

export const Seo = z.object({ title: z.string(), keyword: z.string(), description: z.string() })
export type Seo = z.infer<typeof Seo>

export const SiteConfig = z.object({
  logo_head: z.string(),
  logo_foot: z.string(),
  logo_admin: z.string(),
  website_home: z.string(),
  website_admin: z.string(),
  contact_tel: z.string(),
  contact_email: z.string(),
  contact_whatsApp: z.string(),
  contact_skype: z.string(),
  contact_weChat_img: z.string(),
  socialize_facebook: z.string(),
  socialize_twitter: z.string(),
  socialize_instagram: z.string(),
  socialize_linkedin: z.string(),
  socialize_youtube: z.string(),
  trustpilot_template_id: z.string(),
  trustpilot_businessunit_id: z.string(),
  company_address: z.string(),
  company_name: z.string(),
  google_measurement_id: z.string(),
  google_tagmanager_id: z.string(),
  seo: Seo,
})
export type SiteConfig = z.infer<typeof SiteConfig>

/** The configuration of a shop that has none yet. */
export const EMPTY_SITE_CONFIG: SiteConfig = {
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
  seo: { title: '', keyword: '', description: '' },
}

export const Language = z.object({ lang: LangCode, name: z.string(), icon: z.string() })
export type Language = z.infer<typeof Language>

export const FixedPage = z.object({
  id: z.enum(FIXED_PAGE_IDS),
  title: z.string(),
  content: z.string(),
  update_time: z.iso.datetime(),
})
export type FixedPage = z.infer<typeof FixedPage>

export const listLanguages = endpoint({
  method: 'GET',
  path: '/api/lang/list',
  summary: 'The languages of the shop',
  data: z.array(Language),
})

export const listLabels = endpoint({
  method: 'GET',
  path: '/api/site/label',
  summary: 'Interface texts the operator has replaced, in the requested language',
  data: z.record(z.string(), z.string()),
})

export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config/getConfig',
  summary: "The shop's name, contacts, logos and tags",
  data: SiteConfig,
})

export const getSeo = endpoint({
  method: 'GET',
  path: '/api/config/getSeo',
  summary: 'Title, keywords and description the operator set for a path; empty strings if none',
  query: z.object({ path: z._default(text(LIMITS.urlLength), '/') }),
  data: Seo,
})

export const getPage = endpoint({
  method: 'GET',
  path: '/api/config/getPage/{id}',
  summary: 'A static page in the requested language, as sanitized HTML',
  params: z.object({ id: text(LIMITS.nameLength) }),
  data: FixedPage,
})

export const listCountries = endpoint({
  method: 'GET',
  path: '/api/common/options/country',
  summary: 'ISO 3166-1 countries, named and sorted in the requested language',
  data: z.array(z.object({ id: z.string().check(z.length(2)), name: z.string() })),
})

export const listOptions = endpoint({
  method: 'GET',
  path: '/api/common/options/select',
  summary: 'Options for form fields, id to label, in the requested language',
  data: z.object({ feedback_type: z.record(z.string(), z.string()) }),
})
