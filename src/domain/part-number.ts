/**
 * The exact form that identifies a part: ignores character width, case and surrounding space, keeps
 * everything else.
 */
export function exactNumber(text: string): string {
  return text.normalize('NFKC').trim().toUpperCase()
}

/** The search form of a number: letters and digits only, normalized. */
export function searchKey(text: string): string {
  return exactNumber(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Whether a decimal point is missing in one of two numbers with the same beginning: SMBJ7.5A and SMBJ75A are two
 * parts. A comma is a point, too, unless a packing code follows; another sign in its place stands for it.
 */
export function differInDecimalPoint(a: string, b: string): boolean {
  if (!DECIMAL_POINT.test(a) && !DECIMAL_POINT.test(b)) return false
  const [signs, others] = [signsOf(a), signsOf(b)]
  return misses(signs, others) || misses(others, signs)
}

const DECIMAL_POINT = /\p{N}[.．,，]\p{N}/u
const PACKING_CODE = /,\d{3}$/

/** `gaps`: what stands before each letter or digit. */
type Signs = { key: string; gaps: string[] }

function signsOf(number: string): Signs {
  const found = [
    ...exactNumber(number)
      .replace(PACKING_CODE, '')
      .matchAll(/([^\p{L}\p{N}]*)([\p{L}\p{N}])/gu),
  ]
  return { key: found.map(([, , sign = '']) => sign).join(''), gaps: found.map(([, gap = '']) => gap) }
}

function misses(stated: Signs, other: Signs): boolean {
  return stated.gaps.some(
    (gap, i) =>
      /^[.,]$/.test(gap) && other.gaps[i] === '' && /^\p{N}{2}$/u.test(stated.key.slice(i - 1, i + 1)),
  )
}

/** Manufacturers' suffixes for reels, tubes and lead-free versions of the same chip, longest first. */
const PACKAGING_SUFFIXES = [
  /#(?:TR)?(?:M)?PBF$/,
  /[/\s-]?NOPB$/,
  /[/-](?:T&R|T\/R|TR|TP|REEL7?|RL7?|TAPE|TUBE|CUT|CT)$/,
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

/** A number as written and in the forms used for lookup. */
export type NumberKeys = { number: string; exact: string; key: string; bare: string }

/** Computed once per number, off the main thread: a BOM has thousands. */
export function numberKeys(number: string): NumberKeys {
  return { number, exact: exactNumber(number), key: searchKey(number), bare: bareKey(number) }
}

/** The search key without its packaging suffix. */
export function bareKey(number: string): string {
  return searchKey(withoutPackagingSuffix(number))
}

/**
 * The same suffixes in the form of search keys; withoutPackagingSuffix decides whether a number really has
 * one.
 */
export const KEY_ENDINGS: readonly string[] =
  'PBF TRPBF TRMPBF MPBF NOPB TR TP T REEL REEL7 RL RL7 TAPE TUBE CUT CT LF L3F LM S1F H3F E3 E4 F 112 115 118 125 127 128 132 135 165 185 195 215 235 315 518'.split(
    ' ',
  )

/** The same, and suffixes that are never separated: LM358DR is LM358D on a reel. */
export const GLUED_ENDINGS: readonly string[] = [
  ...KEY_ENDINGS,
  ...'TRG1 TRG TRL TRL7 RG4 RE4 G4 R CTND TRND 1ND ND T4 TB'.split(' '),
]

export const ALPHABET: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
/** Pairs of characters that are confused, most frequent first. */
export const LOOKALIKES: readonly string[] = ['O0', 'I1', 'S5', 'B8', 'Z2']
/** Keys of other lengths have too many neighbors, or none. */
export const SLIP_LENGTHS = { least: 4, most: 40 }

/** Keys one typing error away: a look-alike, a swap, a wrong, missing or extra character; likeliest first. */
export function nearKeys(key: string): string[] {
  if (key.length < SLIP_LENGTHS.least || key.length > SLIP_LENGTHS.most) return []
  return distinct(key, [
    ...likelySlips(key),
    ...everywhere(key.length, i => ALPHABET.map(letter => change(key, i, 1, letter))),
    ...everywhere(key.length + 1, i => ALPHABET.map(letter => change(key, i, 0, letter))),
  ])
}

/** The most frequent errors: a look-alike, two characters swapped, one extra. */
export function likelySlips(key: string): string[] {
  if (key.length < SLIP_LENGTHS.least || key.length > SLIP_LENGTHS.most) return []
  return distinct(key, [
    ...LOOKALIKES.flatMap(pair =>
      everywhere(key.length, i => {
        const letter = key.charAt(i)
        return pair.includes(letter) ? [change(key, i, 1, pair.replace(letter, ''))] : []
      }),
    ),
    ...everywhere(key.length - 1, i => [change(key, i, 2, key.charAt(i + 1) + key.charAt(i))]),
    ...everywhere(key.length, i => [change(key, i, 1, '')]),
  ])
}

function change(key: string, index: number, removed: number, inserted: string): string {
  return key.slice(0, index) + inserted + key.slice(index + removed)
}

function everywhere(length: number, make: (index: number) => string[]): string[] {
  const keys: string[] = []
  for (let index = 0; index < length; index++) keys.push(...make(index))
  return keys
}

function distinct(key: string, keys: string[]): string[] {
  const others = new Set(keys)
  others.delete(key)
  return [...others]
}

/** The index entries: A–Z, the ten digits, and everything else. */
export const INDEX_NAMES: readonly string[] = [...ALPHABET, 'other']

/** The index entry of a part. */
export function indexName(number: string): string {
  const first = searchKey(number).charAt(0)
  return ALPHABET.includes(first) ? first : 'other'
}
