import * as z from 'zod'
import { EMPTY_SITE_CONFIG } from '../../../contract/shop/site.ts'
import { Email } from '../../../contract/wire/fields.ts'

/** Text for a head element, a header or a line. */
export const line = z
  .string()
  .trim()
  .max(500, { error: 'must have up to 500 characters' })
  .regex(/^[^\p{Cc}]*$/u, { error: 'must be one line' })
const email = line.refine(text => Email.safeParse(text).success, {
  error: 'must be one email address, without a name',
})
/** Pages use these as links and images, so only URLs are allowed. */
const webAddress = line.regex(/^https?:\/\/[^\s/]+\S*$/, { error: 'must begin with http:// or https://' })
const picture = line.regex(/^(?:https:\/\/[^\s/]+|\/(?!\/))\S*$/, { error: 'must begin with https:// or /' })
const tag = line.regex(/^[\w-]+$/, { error: 'must be letters, digits and dashes' })
const name = line.min(1, { error: 'must not be empty' })

const PICTURES = ['logo_head', 'logo_foot', 'logo_admin', 'contact_weChat_img']

/** The settings that name an image: an https URL, or the path of a file that the shop serves. */
export const PICTURE_SETTINGS: ReadonlySet<string> = new Set(PICTURES)

const SCHEMAS: Record<string, z.ZodType<string>> = {
  contact_email: email,
  company_name: name,
  ...Object.fromEntries(
    ['website_home', 'website_admin', 'socialize_facebook', 'socialize_twitter']
      .concat(['socialize_instagram', 'socialize_linkedin', 'socialize_youtube'])
      .map(field => [field, webAddress]),
  ),
  ...Object.fromEntries(PICTURES.map(field => [field, picture])),
  ...Object.fromEntries(
    ['trustpilot_template_id', 'trustpilot_businessunit_id', 'google_measurement_id']
      .concat('google_tagmanager_id')
      .map(field => [field, tag]),
  ),
}

const { seo, ...fields } = EMPTY_SITE_CONFIG
const DEFAULTS = {
  ...fields,
  ...Object.fromEntries(Object.entries(seo).map(([field, text]) => [`seo.${field}`, text])),
}

/** Names, contacts, logos and tags, each with its schema. */
export const SITE_SETTINGS: ReadonlyMap<string, { schema: z.ZodType<string>; byDefault: string }> = new Map(
  Object.entries(DEFAULTS).map(([field, byDefault]) => [
    field,
    { schema: SCHEMAS[field] ?? line, byDefault },
  ]),
)
