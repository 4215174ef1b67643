/** No name holds control characters or halves of a letter, and the database refuses them. */
export function withoutControls(text: string | null): string {
  return (text ?? '').replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim()
}
