import type { Reading, SearchToken } from './readings.ts'

type Read = (word: string) => readonly Reading[]

/** `JST-PH`, `USB-Buchse`, `白色LED`: several words in one. */
export function takeApart(text: string, read: Read): SearchToken[] | undefined {
  const pieces = text.includes('-') ? text.split('-').filter(Boolean) : [text]
  const tokens = pieces.flatMap(piece =>
    HAS_LETTERS.test(piece)
      ? segment(piece.match(UNITS) ?? [], read)
      : [{ text: piece, readings: read(piece) }],
  )
  const telling = tokens.filter(({ text }) => !FILLER.test(text))
  const unknown = telling.filter(({ readings }) => readings.length === 0)
  const isKnown = unknown.length === 0 || telling.some(text.includes('-') ? isMaker : isNoLatin)
  return tokens.length > 1 && telling.length > 0 && isKnown ? telling : undefined
}

/** `TVS管`: any kind of diode or transistor. */
const FILLER = /^[管型类類]$/

/** `JST-PH` is a maker and its series; of `micro-fit` the known half says nothing. */
function isMaker({ readings }: SearchToken): boolean {
  return readings.some(({ slug }) => slug === 'brand_id')
}

function isNoLatin({ text, readings }: SearchToken): boolean {
  return readings.length > 0 && WITHOUT_SPACES.test(text)
}

const LETTERS = String.raw`\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ー`
const WITHOUT_SPACES = new RegExp(`^[${LETTERS}]+$`, 'u')
const HAS_LETTERS = new RegExp(`[${LETTERS}]`, 'u')
/** `N沟道MOS管`: letters of these scripts one by one, others as a word. */
const UNITS = new RegExp(`[${LETTERS}]|[^${LETTERS}]+`, 'gu')

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
      tokens.push({ text: found.text, readings: found.readings })
    } else unknown += letters[place]
    place += found?.length ?? 1
  }
  addUnknown()
  return tokens
}

/** `0603白色` without its color is 0603. */
function saysTheSame(first: readonly Reading[], all: readonly Reading[]): boolean {
  return first.some(
    one => one.text !== '' && all.some(({ slug, text }) => slug === one.slug && text === one.text),
  )
}

const SHORTEST = 2
const LONGEST = 10

function longestWord(letters: readonly string[], read: Read): (SearchToken & { length: number }) | undefined {
  const isWord = !WITHOUT_SPACES.test(letters[0] ?? '')
  const shortest = isWord ? 1 : SHORTEST
  for (let length = Math.min(letters.length, LONGEST); length >= shortest; length--) {
    const text = letters.slice(0, length).join('')
    const readings = read(text)
    if (readings.length > 0 && !(isWord && length > 1 && saysTheSame(read(letters[0] ?? ''), readings)))
      return { text, readings, length }
  }
  return undefined
}
