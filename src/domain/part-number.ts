/** A number as it identifies a part: width and case of letters and surrounding space do not matter, all else does. */
export function exactNumber(text: string): string {
  return text.normalize('NFKC').trim().toUpperCase()
}

/** What remains of a number for finding it: letters and digits, however they were typed. */
export function searchKey(text: string): string {
  return exactNumber(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/** How makers mark reels, tubes and lead-free versions of the same chip, longest first. */
const PACKAGING_SUFFIXES = [
  /#(?:TR)?(?:M)?PBF$/,
  /[/\s-]?NOPB$/,
  /[/-](?:T&R|T\/R|TR|REEL7?|RL7?|TAPE|TUBE|CUT|CT)$/,
  /,(?:\d{3}|LF|L3F|LM|S1F|H3F)$/,
  /-(?:E3|E4|ND|F)$/,
  /\+T?$/,
  /#TR$/,
]

/** The number without its packaging suffix; unchanged when it has none. */
export function withoutPackagingSuffix(number: string): string {
  const exact = exactNumber(number)
  const suffix = PACKAGING_SUFFIXES.find(pattern => pattern.test(exact))
  return suffix ? exact.replace(suffix, '') : exact
}

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
const LOOKALIKES: Record<string, string> = { O: '0', '0': 'O', I: '1', '1': 'I' }
const SHORTEST = 4
const LONGEST = 40

/** Keys one slip of the hand away: a look-alike, a swap, a wrong, missing or extra character; likeliest first. */
export function nearKeys(key: string): string[] {
  const typed = [...key]
  if (typed.length < SHORTEST || typed.length > LONGEST) return []
  const at = (index: number, removed: number, inserted: string) =>
    [...typed.slice(0, index), inserted, ...typed.slice(index + removed)].join('')
  const everywhere = <T>(length: number, make: (index: number) => T[]) =>
    Array.from({ length }, (_, index) => make(index)).flat()
  const near = [
    ...everywhere(typed.length, i => {
      const lookalike = LOOKALIKES[typed[i] ?? '']
      return lookalike ? [at(i, 1, lookalike)] : []
    }),
    ...everywhere(typed.length - 1, i => [at(i, 2, `${typed[i + 1]}${typed[i]}`)]),
    ...everywhere(typed.length, i => [at(i, 1, '')]),
    ...everywhere(typed.length, i => ALPHABET.map(letter => at(i, 1, letter))),
    ...everywhere(typed.length + 1, i => ALPHABET.map(letter => at(i, 0, letter))),
  ]
  return [...new Set(near)].filter(other => other !== key)
}

/** The index's entries: A–Z, the ten digits, and everything else. */
export const INDEX_NAMES: readonly string[] = [...ALPHABET, 'other']

/** Which entry of the index a part stands under. */
export function indexName(number: string): string {
  const first = searchKey(number).charAt(0)
  return ALPHABET.includes(first) ? first : 'other'
}
