import type { SiteConfig } from '../../../contract/shop/site.ts'
import { escapeXml } from '../../../domain/escape-xml.ts'
import { FIXED_PAGES } from '../../../domain/paths.ts'
import { dialedNumber, digitsOf } from '../../../domain/phone-numbers.ts'

const FIELDS = [
  'company_name',
  'company_address',
  'contact_email',
  'contact_tel',
  'contact_whatsApp',
] as const

const ADDRESS_AND_COMMA = /（\{\{company_address\}\}）|[,،、，]\s*\{\{company_address\}\}/g

/**
 * Replaces `{{company_name}}` and the like with the shop's name and contacts, so that they are written once.
 * If the shop has no email address, the link leads to the feedback form; `toForm` is its text.
 */
export function fillIn(content: string, config: SiteConfig, toForm: string): string {
  const dialled = withoutGaps(content, config, toForm)
    .replaceAll('"tel:{{contact_tel}}"', `"tel:${escapeXml(dialedNumber(config.contact_tel))}"`)
    .replaceAll('wa.me/{{contact_whatsApp}}', `wa.me/${digitsOf(config.contact_whatsApp)}`)
  return FIELDS.reduce((text, field) => text.replaceAll(`{{${field}}}`, escapeXml(config[field])), dialled)
}

function withoutGaps(content: string, config: SiteConfig, toForm: string): string {
  const written = config.contact_email
    ? content
    : content
        .replaceAll('mailto:{{contact_email}}', `${FIXED_PAGES.contact}#feedback`)
        .replaceAll('>{{contact_email}}<', `>${escapeXml(toForm)}<`)
  return config.company_address ? written : written.replace(ADDRESS_AND_COMMA, '')
}

/** Whether there is a value for `{{name}}`. */
export function hasSetting(config: SiteConfig, name: string): boolean {
  return FIELDS.some(field => field === name && config[field].trim() !== '')
}
