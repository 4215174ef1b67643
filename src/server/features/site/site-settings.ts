import * as z from 'zod'
import { EMPTY_SITE_CONFIG } from '../../../contract/shop/site.ts'
import { Email } from '../../../contract/wire/fields.ts'
import { isLang, LANGS, type Lang } from '../../../domain/locales.ts'
import { SETTING_SECTIONS } from '../../../domain/setting-sections.ts'
import { problem } from './setting-problem.ts'

/** Text for a head element, a header or a line. */
export const line = z
  .string()
  .trim()
  .max(500, problem('must have up to 500 characters', 'desk_settings.errors.too_long', { max: 500 }))
  .regex(/^[^\p{Cc}]*$/u, problem('must be one line', 'desk_settings.errors.one_line'))
const email = line.refine(
  text => Email.safeParse(text).success,
  problem('must be one email address, without a name', 'desk_settings.errors.email'),
)
/** Pages use these as links and images, so only URLs are allowed. */
const webAddress = line.regex(
  /^https?:\/\/[^\s/]+\S*$/,
  problem('must begin with http:// or https://', 'desk_settings.errors.url'),
)
const picture = line.regex(
  /^(?:https:\/\/[^\s/]+|\/(?!\/))\S*$/,
  problem('must begin with https:// or /', 'desk_settings.errors.picture'),
)
const tag = line.regex(/^[\w-]+$/, problem('must be letters, digits and dashes', 'desk_settings.errors.id'))
const name = line.min(1, problem('must not be empty', 'desk_settings.errors.empty'))

/** The settings that name an image: an https URL, or the path of a file that the shop serves. */
export const PICTURE_SETTINGS: ReadonlySet<string> = new Set(SETTING_SECTIONS.logos)

const SCHEMAS: Record<string, z.ZodType<string>> = {
  contact_email: email,
  company_name: name,
  ...Object.fromEntries(
    ['website_home', 'website_admin', 'socialize_facebook', 'socialize_twitter']
      .concat(['socialize_instagram', 'socialize_linkedin', 'socialize_youtube'])
      .map(field => [field, webAddress]),
  ),
  ...Object.fromEntries(SETTING_SECTIONS.logos.map(field => [field, picture])),
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

/** The languages of the shop in their order. Addresses without a language are English, so it is always one of them. */
export const LANGUAGES_SETTING = {
  schema: z
    .string()
    .transform(text => text.split(',').flatMap(code => code.trim() || []))
    .pipe(
      z
        .array(
          z.custom<Lang>(
            code => typeof code === 'string' && isLang(code),
            problem(`must be some of ${LANGS.join(', ')}`, 'errors.field_invalid'),
          ),
        )
        .refine(
          codes => codes.includes('en') && new Set(codes).size === codes.length,
          problem('must contain en, and no language twice', 'desk_settings.errors.languages'),
        ),
    ),
  byDefault: LANGS,
}
