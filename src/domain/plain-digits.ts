const ARABIC_ZERO = 0x660
const PERSIAN_ZERO = 0x6f0

/** Converts fullwidth, Arabic-Indic and Persian digits to 0 to 9. */
export function withPlainDigits(text: string): string {
  if (isPlain(text)) return text
  return text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[۰-۹]/g, digit => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
}

/** ASCII only: needs no folding, which saves most of the work for most cells. */
export function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text)
}
