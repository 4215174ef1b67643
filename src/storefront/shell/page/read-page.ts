/** The page an address names: a whole number from 1, written plainly; null for anything else. */
export function readPage(text: string | null | undefined): number | null {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null
}
