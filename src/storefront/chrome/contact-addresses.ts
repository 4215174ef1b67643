import type { SiteConfig } from '../../contract/site.ts'

/** wa.me wants the number in full and nothing but its digits. */
export function whatsAppAddress(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}`
}

/** Names such as `live:sales` keep their colon, or Skype would not know them. */
export function skypeAddress(name: string): string {
  return `skype:${encodeURIComponent(name).replaceAll('%3A', ':')}?chat`
}

type ChatWays = Pick<SiteConfig, 'contact_whatsApp' | 'contact_skype'>

/** Where somebody answers at once; null where nobody does. */
export function chatAddress(config: ChatWays | undefined): string | null {
  if (config?.contact_whatsApp) return whatsAppAddress(config.contact_whatsApp)
  return config?.contact_skype ? skypeAddress(config.contact_skype) : null
}
