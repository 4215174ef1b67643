/** Equal for spellings of one name that differ only in case, spaces and punctuation. */
export function companyKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
