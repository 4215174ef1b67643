/** The last path segment of a page: readable, safe in any address, ending in the id that alone counts. */
export function pageUrl(name: string, id: number): string {
  const readable = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  return readable ? `${readable}-${id}` : String(id)
}

const LARGEST_ID = 2_147_483_647

/** The id of a page url or of a bare id; null for anything else. */
export function idOfPageUrl(text: string): number | null {
  const [, digits] = /^(?:.*[A-Za-z0-9.]-)?(\d{1,10})$/.exec(text) ?? []
  const id = Number(digits ?? 0)
  return id > 0 && id <= LARGEST_ID ? id : null
}
