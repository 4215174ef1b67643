/** Titles are in HTML files but stored as plain text. */
export function unescapeHtml(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"')
}
