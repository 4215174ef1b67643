/** The settings that are edited and saved together. */
export const SETTING_SECTIONS = {
  company: [
    'company_name',
    'company_address',
    'contact_email',
    'contact_tel',
    'contact_whatsApp',
    'contact_skype',
    'website_home',
    'website_admin',
    'socialize_linkedin',
    'socialize_facebook',
    'socialize_twitter',
    'socialize_instagram',
    'socialize_youtube',
  ],
  logos: ['logo_head', 'logo_foot', 'logo_admin', 'contact_weChat_img'],
  bank: [
    'bank.beneficiary',
    'bank.bank_name',
    'bank.bank_address',
    'bank.account_number',
    'bank.swift_code',
    'bank.note',
  ],
  payment: ['pay_methods'],
  shipping: ['shipping_rates'],
  orders: [
    'order_prefix',
    'unpaid_hours',
    'confirming_days',
    'received_days',
    'payment_tolerance',
    'unproven_hold_minutes',
    'unproven_orders_max',
    'unproven_value_max',
    'unproven_lines_max',
  ],
  papers: [
    'company_vat_id',
    'company_eori',
    'invoice_mode',
    'invoice_number',
    'credit_note_number',
    'packing_slip_number',
    'customs_number',
  ],
  quotes: [
    'quote_valid_days',
    'quote_hold',
    'quote_hold_total',
    'quote_hold_days',
    'quote_hold_share',
    'quote_discount_max',
    'quote_margin_min',
  ],
  seo: ['seo.title', 'seo.keyword', 'seo.description'],
  tags: [
    'google_measurement_id',
    'google_tagmanager_id',
    'trustpilot_template_id',
    'trustpilot_businessunit_id',
  ],
  languages: ['languages'],
} as const satisfies Record<string, readonly string[]>

export type SettingSectionId = keyof typeof SETTING_SECTIONS

export const SETTING_SECTION_IDS = [
  'company',
  'logos',
  'bank',
  'payment',
  'shipping',
  'orders',
  'papers',
  'quotes',
  'seo',
  'tags',
  'languages',
] as const satisfies readonly SettingSectionId[]

/** The texts of a page that search engines show. */
export const SEO_TEXTS = ['title', 'keyword', 'description'] as const

/** A changed bank account is announced to all owners: payment redirection is the fraud of this trade. */
export const BANK_SETTINGS: readonly string[] = SETTING_SECTIONS.bank

/** Alerts to staff go there, and links in mails and search engines lead there: changes are announced likewise. */
export const ADDRESS_SETTINGS = ['contact_email', 'website_home', 'website_admin'] as const

export function isAddressSetting(name: string): boolean {
  return ADDRESS_SETTINGS.some(setting => setting === name)
}

/** How long the desk shows that the bank account or one of these addresses was changed. */
export const BANK_NOTICE_HOURS = 72
