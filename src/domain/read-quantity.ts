const GROUPED = /^[1-9]\d{0,2}([.,'’ ])\d{3}(?:\1\d{3})*$/

/**
 * Parses a quantity as buyers type it: 10000, 10,000, 10.000, 10 000 or ١٠٠٠٠; null unless it is a whole
 * number.
 */
export function readQuantity(text: string): number | null {
  const typed = withLatinDigits(text.normalize('NFKC')).replace(/\s/g, ' ').trim()
  const digits = GROUPED.test(typed) ? typed.replace(/\D/g, '') : typed
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null
}

const ARABIC_ZEROS = [0x660, 0x6f0]

export function withLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => {
    const code = digit.charCodeAt(0)
    return String(code - (ARABIC_ZEROS.findLast(zero => zero <= code) ?? code))
  })
}
