import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { SETTING_SECTION_IDS } from '../../domain/setting-sections.ts'
import { ORDER_SOURCES } from '../../domain/shipping.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Country, LangCode, text, WholeNumber } from '../wire/fields.ts'

const Done = z.null()

export const SettingField = z.object({
  name: z.string(),
  /** The effective value, in the form that can be saved. */
  value: z.string(),
  default: z.string(),
  is_set: z.boolean(),
  /** A stored value that is not valid, so that the default applies. */
  is_invalid: z.boolean(),
})
export type SettingField = z.infer<typeof SettingField>

export const LastSettingChange = z.object({ who: z.string(), is_staff: z.boolean(), time: z.iso.datetime() })
export type LastSettingChange = z.infer<typeof LastSettingChange>

export const SettingSection = z.object({
  id: z.enum(SETTING_SECTION_IDS),
  /** To send with a save. */
  rev: z.int(),
  /** The last change of one of its settings. */
  changed: z.nullable(LastSettingChange),
  fields: z.array(SettingField),
})
export type SettingSection = z.infer<typeof SettingSection>

/** A setting that another person changed meanwhile, in the answer 409 of a save as `data.conflicts`. */
export const SettingConflict = z.object({
  name: z.string(),
  value: z.string(),
  who: z.string(),
  time: z.iso.datetime(),
})
export type SettingConflict = z.infer<typeof SettingConflict>

/** `data` of the answer 409: `rev` to send if the own values are to win. */
export const SettingConflicts = z.object({ rev: z.int(), conflicts: z.array(SettingConflict) })
export type SettingConflicts = z.infer<typeof SettingConflicts>

export const listSettings = endpoint({
  method: 'GET',
  path: '/desk/api/settings',
  summary: 'All settings of the shop by section',
  may: 'settings.read',
  data: z.array(SettingSection),
})

const VALUE_LENGTH = 100_000

/** Only the changed settings, by name. Null: back to the default. */
const Save = z.object({
  rev: WholeNumber,
  values: z.record(text(LIMITS.nameLength), z.nullable(z.string().check(z.maxLength(VALUE_LENGTH)))),
})

export const saveSection = endpoint({
  method: 'PUT',
  path: '/desk/api/settings/sections/{section}',
  summary:
    'Saves the changed settings of a section. 409 if another person changed one of them since `rev`; other settings of the section are kept. `contact_email`, `website_home` and `website_admin` need a fresh second factor, and every owner is mailed with the old values',
  may: 'settings.edit',
  params: z.object({ section: z.enum(SETTING_SECTION_IDS.filter(id => id !== 'bank')) }),
  body: Save,
  data: SettingSection,
})

export const saveBank = endpoint({
  method: 'PUT',
  path: '/desk/api/settings/bank',
  summary: 'Changes the account for bank transfers, and mails every owner with the old values',
  may: 'bank.edit',
  isRisky: true,
  body: Save,
  data: SettingSection,
})

export const getShippingCost = endpoint({
  method: 'GET',
  path: '/desk/api/settings/shipping-cost',
  summary: 'The cost of a shipment with the saved rates, cheapest service first',
  may: 'settings.read',
  query: z.object({
    country: Country,
    weight_grams: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
    source: z._default(z.enum(ORDER_SOURCES), 'cart'),
  }),
  data: z.array(
    z.object({
      id: z.string(),
      carrier: z.string(),
      service: z.string(),
      fee: z.number(),
      min_days: z.int(),
      max_days: z.int(),
    }),
  ),
})

export const SeoEntry = z.object({
  path: z.string(),
  lang: z.string(),
  title: z.string(),
  keyword: z.string(),
  description: z.string(),
  rev: z.int(),
})
export type SeoEntry = z.infer<typeof SeoEntry>

export const listSeoEntries = endpoint({
  method: 'GET',
  path: '/desk/api/settings/seo',
  summary: 'Titles, keywords and descriptions set for single pages',
  may: 'settings.read',
  data: z.array(SeoEntry),
})

const SeoPlace = { path: text(LIMITS.urlLength), lang: LangCode }
const seoText = text(500)

export const saveSeoEntry = endpoint({
  method: 'PUT',
  path: '/desk/api/settings/seo',
  summary: 'Sets texts of a page for search engines. Texts that are not given stay unchanged',
  may: 'settings.edit',
  body: z.object({
    ...SeoPlace,
    rev: WholeNumber,
    title: z.optional(seoText),
    keyword: z.optional(seoText),
    description: z.optional(seoText),
  }),
  data: SeoEntry,
})

export const removeSeoEntry = endpoint({
  method: 'DELETE',
  path: '/desk/api/settings/seo',
  summary: 'Removes the texts of a page; it uses its own again',
  may: 'settings.edit',
  query: z.object(SeoPlace),
  data: Done,
})

export const getNotices = endpoint({
  method: 'GET',
  path: '/desk/api/notices',
  summary:
    'Changes in the last 72 hours that all staff should know: of the bank account or an address of the shop',
  may: 'staff',
  data: z.object({
    bank_changed: z.nullable(LastSettingChange),
    addresses_changed: z.nullable(LastSettingChange),
  }),
})
