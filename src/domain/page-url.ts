/** The last path segment of a page: readable, URL-safe, ending in the id, which alone identifies the page. */
export function pageUrl(name: string, id: number): string {
  const readable = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  return readable ? `${readable}-${id}` : String(id)
}

const LARGEST_ID = 2_147_483_647

/** The id from a page URL or a bare id; null for anything else. */
export function idOfPageUrl(text: string): number | null {
  const [, digits] = /^(?:.*[A-Za-z0-9.]-)?(\d{1,10})$/.exec(text) ?? []
  const id = Number(digits ?? 0)
  return id > 0 && id <= LARGEST_ID ? id : null
}
