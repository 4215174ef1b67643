/** No name contains control characters or lone surrogates, and the database rejects them. */
export function withoutControls(text: string | null): string {
  return (text ?? '').replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim()
}
