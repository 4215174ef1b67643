import { exactNumber, KEY_ENDINGS, SLIP_LENGTHS, searchKey } from './part-number.ts'

/** Endings for reels and lead-free versions that are glued to numbers: MAX232CSETR, from MAX232CSE+T&R. */
const GLUED_ENDINGS = [
  ...KEY_ENDINGS,
  ...'TRL TRL7 TR7 TR13 TRG TRG1 RG4 RE4 G4 R7 R2 T1 T3 T1G T3G TG G G3 GP ND CTND DKR TRND TANDR TNR REEL13 RL13 CUTTAPE BULK'.split(
    ' ',
  ),
]
const GLUED_BASE_LENGTH = 4

/**
 * The keys of a number without endings that were glued to it, longest base first, each followed by its keys
 * with other endings.
 */
export function packingKeys(key: string): string[] {
  const once = withoutEnding(key)
  const bases = [...new Set([...once, ...once.flatMap(withoutEnding)])].sort((a, b) => b.length - a.length)
  const packed = bases.flatMap(base => GLUED_ENDINGS.map(ending => base + ending))
  return [...new Set([...bases, ...packed])].filter(other => other !== key)
}

/** `MAX232+T&R`: the number without an ending that a sign sets apart; undefined if there is none. */
export function withoutPacking(number: string): string | undefined {
  const [, base = '', ending = ''] = /^(.+?)[+/#,-]([^+#,\s-]+)$/.exec(exactNumber(number)) ?? []
  const isPacking = GLUED_ENDINGS.includes(searchKey(ending))
  return isPacking && searchKey(base).length >= GLUED_BASE_LENGTH && /\d/.test(base) ? base : undefined
}

function withoutEnding(key: string): string[] {
  return GLUED_ENDINGS.filter(ending => key.endsWith(ending))
    .map(ending => key.slice(0, -ending.length))
    .filter(base => base.length >= GLUED_BASE_LENGTH && /\d/.test(base))
}

const ALIKE: readonly string[] = ['O0', 'I1L']
const MOST_ALIKE = 500

/** Keys with any number of O, 0, I, 1 and L taken for each other, those with the fewest changes first. */
export function alikeKeys(key: string): string[] {
  if (key.length < SLIP_LENGTHS.least || key.length > SLIP_LENGTHS.most) return []
  const found = new Set([key])
  for (const known of found) {
    if (found.size > MOST_ALIKE) break
    for (let index = 0; index < known.length; index++)
      for (const letter of ALIKE.find(letters => letters.includes(known.charAt(index))) ?? '')
        found.add(known.slice(0, index) + letter + known.slice(index + 1))
  }
  found.delete(key)
  return [...found].slice(0, MOST_ALIKE)
}

const CYRILLIC_AND_GREEK = 'АВЕЁЗКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'
const LATIN = 'ABEE3KMHOPCTYXIJSABEZHIKMNOPTYX'

/**
 * The number in Latin letters, if it was typed with letters of other alphabets that look the same. A text
 * with other letters of these alphabets, or without a digit, is no number. A small μ is typed for u: μA741.
 */
export function inLatinLetters(text: string): string {
  const exact = exactNumber(text.replace(/[µμ]/gu, 'u'))
  const latin = [...exact].map(letter => LATIN[CYRILLIC_AND_GREEK.indexOf(letter)] ?? letter).join('')
  return /\d/.test(exact) && !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(latin) ? latin : exact
}
