import type { SiteConfig } from '../../../contract/site.ts'

const FIELDS = [
  'company_name',
  'company_address',
  'contact_email',
  'contact_tel',
  'contact_whatsApp',
] as const

/** Puts the shop's own name and contacts where a text says `{{company_name}}`, so they are written once. */
export function fillIn(content: string, config: SiteConfig): string {
  const dialled = content
    .replaceAll('"tel:{{contact_tel}}"', `"tel:${escapeHtml(config.contact_tel.replaceAll(' ', ''))}"`)
    .replaceAll('wa.me/{{contact_whatsApp}}', `wa.me/${config.contact_whatsApp.replace(/\D/g, '')}`)
  return FIELDS.reduce((text, field) => text.replaceAll(`{{${field}}}`, escapeHtml(config[field])), dialled)
}

/** Whether there is something to put where a text says `{{name}}`. */
export function hasSetting(config: SiteConfig, name: string): boolean {
  return FIELDS.some(field => field === name && config[field].trim() !== '')
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, character => entities[character] ?? character)
}
