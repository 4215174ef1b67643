/** wa.me wants the number in full and nothing but its digits. */
export function whatsAppAddress(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}`
}

/** Names such as `live:sales` keep their colon, or Skype would not know them. */
export function skypeAddress(name: string): string {
  return `skype:${encodeURIComponent(name).replaceAll('%3A', ':')}?chat`
}
