/** Titles stand in HTML files but are kept as plain text. */
export function unescapeHtml(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"')
}
