/** As telephones want it: without the spaces that people read it by. */
export function dialledNumber(number: string): string {
  return number.replaceAll(' ', '')
}

/** As wa.me wants it: in full, and nothing but its digits. */
export function digitsOf(number: string): string {
  return number.replace(/\D/g, '')
}
