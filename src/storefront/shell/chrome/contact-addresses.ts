import type { SiteConfig } from '../../../contract/shop/site.ts'
import { dialedNumber, digitsOf } from '../../../domain/phone-numbers.ts'

export function phoneAddress(number: string): string {
  return `tel:${dialedNumber(number)}`
}

export function whatsAppAddress(number: string): string {
  return `https://wa.me/${digitsOf(number)}`
}

/** Names such as `live:sales` keep their colon; otherwise Skype does not find them. */
export function skypeAddress(name: string): string {
  return `skype:${encodeURIComponent(name).replaceAll('%3A', ':')}?chat`
}

type ChatWays = Pick<SiteConfig, 'contact_whatsApp' | 'contact_skype'>
type DirectLine = { name: string; mark: string; href: string; value: string }

/** Direct contacts, where the operator has configured them; null otherwise. */
export function directLines(config: ChatWays | undefined): Record<'whatsApp' | 'skype', DirectLine | null> {
  const { contact_whatsApp: number, contact_skype: name } = config ?? {}
  return {
    whatsApp: number
      ? { name: 'WhatsApp', mark: 'whatsapp', href: whatsAppAddress(number), value: number }
      : null,
    skype: name ? { name: 'Skype', mark: 'skype', href: skypeAddress(name), value: name } : null,
  }
}

/** The fastest direct contact; null if there is none. */
export function chatAddress(config: ChatWays | undefined): string | null {
  const { whatsApp, skype } = directLines(config)
  return (whatsApp ?? skype)?.href ?? null
}
