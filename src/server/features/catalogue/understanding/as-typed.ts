import { splitSearch } from '../../../../domain/split-search.ts'

/** `3.2 x 2.5 x 1 mm` */
const LONGEST = 6
/** As many as are read of a search. */
const MOST_WORDS = 14

/**
 * The buyer's own spelling of words that were read: `3,3V` for `3.3V`, `16mhz` for `16Mhz`. The words as read if
 * the text has them in no single place.
 */
export function asTyped(typed: string): (read: string) => string {
  let spans: ReadonlyMap<string, string> | undefined
  return read => {
    if (typed.includes(read)) return read
    spans ??= readSpans(typed)
    return spans.get(read) ?? read
  }
}

/** How the words of a text are read, alone and together, and the shortest spelling of each. */
function readSpans(typed: string): ReadonlyMap<string, string> {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  const spans = new Map<string, string>()
  for (let length = 1; length <= LONGEST; length++)
    for (let place = 0; place + length <= words.length; place++) {
      const span = words.slice(place, place + length).join(' ')
      const read = splitSearch(span).join(' ')
      if (!spans.has(read)) spans.set(read, span)
    }
  return spans
}
