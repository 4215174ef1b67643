import type { Reading, SearchToken } from './readings.ts'

type Read = (word: string) => readonly Reading[]

/** `JST-PH`, `USB-Buchse`, `白色LED`: several words in one. */
export function takeApart(text: string, read: Read): SearchToken[] | undefined {
  const pieces = text.includes('-') ? text.split('-').filter(Boolean) : (text.match(SCRIPTS) ?? [])
  const tokens = pieces.flatMap(piece =>
    WITHOUT_SPACES.test(piece) ? segment([...piece], read) : [{ text: piece, readings: read(piece) }],
  )
  const unknown = tokens.filter(({ readings }) => readings.length === 0)
  const isKnown = unknown.length === 0 || tokens.some(text.includes('-') ? isMaker : isNoLatin)
  return tokens.length > 1 && isKnown ? tokens : undefined
}

/** `JST-PH` is a maker and its series; of `micro-fit` the known half says nothing. */
function isMaker({ readings }: SearchToken): boolean {
  return readings.some(({ slug }) => slug === 'brand_id')
}

function isNoLatin({ text, readings }: SearchToken): boolean {
  return readings.length > 0 && WITHOUT_SPACES.test(text)
}

const LETTERS = String.raw`\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ー`
const WITHOUT_SPACES = new RegExp(`^[${LETTERS}]+$`, 'u')
const SCRIPTS = new RegExp(`[${LETTERS}]+|[^${LETTERS}]+`, 'gu')

export function lettersWithoutSpaces(text: string): number {
  return text.match(new RegExp(`[${LETTERS}]`, 'gu'))?.length ?? 0
}

/** From the left, the longest known word each time: `贴片钽电容`. An unknown text between two words stays one word. */
function segment(letters: readonly string[], read: Read): SearchToken[] {
  const tokens: SearchToken[] = []
  let unknown = ''
  const addUnknown = () => {
    if (unknown) tokens.push({ text: unknown, readings: [] })
    unknown = ''
  }
  for (let place = 0; place < letters.length; ) {
    const found = longestWord(letters.slice(place), read)
    if (found) {
      addUnknown()
      tokens.push(found)
    } else unknown += letters[place]
    place += found ? [...found.text].length : 1
  }
  addUnknown()
  return tokens
}

const SHORTEST = 2
const LONGEST = 10

function longestWord(letters: readonly string[], read: Read): SearchToken | undefined {
  for (let length = Math.min(letters.length, LONGEST); length >= SHORTEST; length--) {
    const text = letters.slice(0, length).join('')
    const readings = read(text)
    if (readings.length > 0) return { text, readings }
  }
  return undefined
}
