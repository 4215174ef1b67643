import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { SettingSection } from '../../../contract/desk/settings.ts'
import { INVOICE_MODES } from '../../../domain/papers.ts'
import { QUOTE_HOLDS } from '../../../domain/quotes/states.ts'
import type { SETTING_SECTIONS, SettingSectionId } from '../../../domain/setting-sections.ts'
import { Notice } from '../../../web/ui/notice.tsx'
import { SectionForm } from './section-form.tsx'
import { SectionPage } from './section-page.tsx'
import { type InputKind, SettingChoice, SettingInput } from './setting-input.tsx'

type PlainSection = Exclude<SettingSectionId, 'logos' | 'payment' | 'shipping' | 'seo' | 'languages'>
type PlainName = (typeof SETTING_SECTIONS)[PlainSection][number]

const PLAIN: Record<PlainSection, readonly [PlainName, InputKind | 'choice'][]> = {
  company: [
    ['company_name', 'text'],
    ['company_address', 'text'],
    ['contact_email', 'email'],
    ['contact_tel', 'tel'],
    ['contact_whatsApp', 'text'],
    ['contact_skype', 'text'],
    ['website_home', 'url'],
    ['website_admin', 'url'],
    ['socialize_linkedin', 'url'],
    ['socialize_facebook', 'url'],
    ['socialize_twitter', 'url'],
    ['socialize_instagram', 'url'],
    ['socialize_youtube', 'url'],
  ],
  bank: [
    ['bank.beneficiary', 'text'],
    ['bank.account_number', 'code'],
    ['bank.swift_code', 'code'],
    ['bank.bank_name', 'text'],
    ['bank.bank_address', 'text'],
    ['bank.note', 'area'],
  ],
  orders: [
    ['order_prefix', 'code'],
    ['unpaid_hours', 'number'],
    ['confirming_days', 'number'],
    ['received_days', 'number'],
    ['payment_tolerance', 'code'],
    ['unproven_hold_minutes', 'number'],
    ['unproven_orders_max', 'number'],
    ['unproven_value_max', 'number'],
    ['unproven_lines_max', 'number'],
  ],
  papers: [
    ['company_vat_id', 'code'],
    ['company_eori', 'code'],
    ['invoice_mode', 'choice'],
    ['invoice_number', 'code'],
    ['credit_note_number', 'code'],
    ['packing_slip_number', 'code'],
    ['customs_number', 'code'],
  ],
  quotes: [
    ['quote_valid_days', 'number'],
    ['quote_hold', 'choice'],
    ['quote_hold_total', 'number'],
    ['quote_hold_days', 'number'],
    ['quote_hold_share', 'number'],
    ['quote_discount_max', 'number'],
    ['quote_margin_min', 'number'],
  ],
  tags: [
    ['google_measurement_id', 'code'],
    ['google_tagmanager_id', 'code'],
    ['trustpilot_template_id', 'code'],
    ['trustpilot_businessunit_id', 'code'],
  ],
}

const HINTED = [
  'contact_email',
  'website_admin',
  'order_prefix',
  'unproven_hold_minutes',
  'invoice_mode',
  'invoice_number',
] as const

/** Names that are the same in every language. */
const BRANDS = {
  contact_whatsApp: 'WhatsApp',
  contact_skype: 'Skype',
  socialize_linkedin: 'LinkedIn',
  socialize_facebook: 'Facebook',
  socialize_twitter: 'X (Twitter)',
  socialize_instagram: 'Instagram',
  socialize_youtube: 'YouTube',
} as const satisfies Partial<Record<PlainName, string>>

/** The sections that are plain forms of texts. */
export function Component() {
  const { section: id = '' } = useParams()
  if (!isPlain(id)) throw new Response(null, { status: 404 })
  return <SectionPage id={id}>{section => <PlainForm id={id} section={section} />}</SectionPage>
}

function PlainForm({ id, section }: { id: PlainSection; section: SettingSection }) {
  const t = useTranslations('desk_settings')
  return (
    <SectionForm key={id} section={section}>
      {id === 'bank' && <Notice tone="warning">{t('bank_text')}</Notice>}
      {PLAIN[id].map(([name, kind]) => (
        <PlainInput key={name} name={name} kind={kind} />
      ))}
    </SectionForm>
  )
}

function PlainInput({ name, kind }: { name: PlainName; kind: InputKind | 'choice' }) {
  const t = useTranslations('desk_settings')
  const hinted = HINTED.find(known => known === name)
  const shown = {
    name,
    label: isBrand(name) ? BRANDS[name] : t(`fields.${name}`),
    hint: hinted && t(`hints.${hinted}`),
  }
  if (kind !== 'choice') return <SettingInput {...shown} kind={kind} />
  const options =
    name === 'quote_hold'
      ? QUOTE_HOLDS.map(value => ({ value, label: t(`quote_holds.${value}`) }))
      : INVOICE_MODES.map(value => ({ value, label: t(`invoice_modes.${value}`) }))
  return <SettingChoice {...shown} options={options} />
}

function isPlain(id: string): id is PlainSection {
  return Object.hasOwn(PLAIN, id)
}

function isBrand(name: PlainName): name is keyof typeof BRANDS {
  return Object.hasOwn(BRANDS, name)
}
