/** The page number in a URL: a plain whole number from 1; null for anything else. */
export function readPage(text: string | null | undefined): number | null {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null
}
