export type OutlineSection = { id: string; title: string }

/** The first paragraph and the headings of a text. The server has sanitized it, so its format is known. */
export function outline(html: string): { lead: string; sections: OutlineSection[] } {
  const [, lead = ''] = /<p(?: class="lead")?>([\s\S]*?)<\/p>/.exec(html) ?? []
  const sections = [...html.matchAll(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g)].map(
    ([, id = '', title = '']) => ({ id, title: plain(title) }),
  )
  return { lead: plain(lead), sections }
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, entity => ENTITIES[entity] ?? entity)
}
