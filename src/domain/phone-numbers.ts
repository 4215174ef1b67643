/** A number in dialable form, without the spaces that make it readable. */
export function dialedNumber(number: string): string {
  return number.replaceAll(' ', '')
}

/** A number in the form wa.me expects: international, digits only. */
export function digitsOf(number: string): string {
  return number.replace(/\D/g, '')
}
