/**
 * JSON that names the keys of objects once. Lists repeat them in each row, which is half of their text.
 *
 * An object is `[its entry in keys, ...its values]`, an array `[LIST, ...its items]`.
 */
type PackedJson = { keys: string[][]; value: unknown }

const LIST = -1

export function packJson(value: unknown): string {
  const known = new Map<string, number>()
  const keys: string[][] = []
  const entryOf = (own: string[]) => {
    const name = JSON.stringify(own)
    const entry = known.get(name) ?? keys.push(own) - 1
    known.set(name, entry)
    return entry
  }
  const pack = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) return [LIST, ...part.map(pack)]
    const written = Object.entries(part).filter(([, own]) => own !== undefined)
    return [entryOf(written.map(([key]) => key)), ...written.map(([, own]) => pack(own))]
  }
  return JSON.stringify({ value: pack(value), keys } satisfies PackedJson)
}

/** The value as JSON.parse would give it without packing. */
export function unpackJson(text: string): ReturnType<typeof JSON.parse> {
  const { keys, value }: PackedJson = JSON.parse(text)
  const unpack = (part: unknown): unknown => {
    if (!Array.isArray(part)) return part
    const [entry, ...items] = part
    if (entry === LIST) return items.map(unpack)
    return Object.fromEntries((keys[entry] ?? []).map((key, index) => [key, unpack(items[index])]))
  }
  return unpack(value)
}
