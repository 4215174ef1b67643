/** Normalizes a typed code: lower case, spaces, full-width forms, Arabic digits. */
export function normalizeCode(code: string): string {
  return code
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 0xf))
    .toUpperCase()
}
