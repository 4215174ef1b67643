/** Rank of common passwords in a list ordered by frequency, used as the number of guesses. */
export type Ranks = ReadonlyMap<string, number>

/** Fewer than a million guesses: an attacker who respects the allowances could reach this within weeks. */
const GUESSES_LOG10 = 6

/**
 * Whether a password consists of common passwords, names of the buyer or the shop, keyboard walks, sequences
 * of letters or digits, years and repeats, also in simple leet.
 */
export function isGuessable(password: string, ranks: Ranks, names: readonly string[]): boolean {
  const text = fold(password)
  const known = withNames(ranks, names)
  const repeated = /^(.+?)\1+$/su.exec(text)?.[1]
  const guesses = Math.min(guessesLog10(text, known), repeated ? 1 + guessesLog10(repeated, known) : Infinity)
  return guesses < GUESSES_LOG10
}

const NAME_RANK = 3

/** Names count as a whole and by their words: `Example Instruments GmbH`, `j.doe@firm.example`. */
function withNames(ranks: Ranks, names: readonly string[]): (word: string) => number | undefined {
  const words = names.flatMap(name => [
    fold(name).replace(/[^\p{L}\p{N}]/gu, ''),
    ...fold(name).split(/[^\p{L}\p{N}]+/u),
  ])
  const own = new Set(words.filter(word => [...word].length >= 3))
  return word => (own.has(word) ? NAME_RANK : ranks.get(word))
}

const WORD_MAX = 30

/** The cheapest segmentation of the text: `costs[end]` is the cost of everything before `end`. */
function guessesLog10(text: string, known: (word: string) => number | undefined): number {
  const spellings = [text, unleet(text, 'i'), unleet(text, 'l')].map(spelling => [...spelling])
  const [letters = []] = spellings
  const costs = [0]
  for (let end = 1; end <= letters.length; end++) {
    let best = (costs[end - 1] ?? 0) + 1
    for (let start = Math.max(0, end - WORD_MAX); start < end - 2; start++) {
      const pieces = spellings.map(spelling => spelling.slice(start, end).join(''))
      best = Math.min(best, (costs[start] ?? 0) + pieceLog10(pieces, known))
    }
    costs.push(best)
  }
  return costs.at(-1) ?? 0
}

const LEET_LOG10 = 0.5

function pieceLog10([plain = '', ...decoded]: string[], known: (word: string) => number | undefined): number {
  const wordLog10 = (word: string) => Math.log10((known(word) ?? Infinity) + 1)
  return Math.min(
    wordLog10(plain),
    ...decoded.map(word => wordLog10(word) + LEET_LOG10),
    /^(.)\1+$/su.test(plain) ? 1 + Math.log10(plain.length) : Infinity,
    /^(?:19|20)\d\d$/.test(plain) ? 2 : Infinity,
    isRow(plain) ? 1.5 : Infinity,
  )
}

const KEYBOARDS = [
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ...['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ', 'ضصثقفغعهخحجد'],
  ...['1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p', '1q2w3e4r5t6y7u8i9o0p', 'qazwsxedcrfvtgbyhnujm', '147258369'],
]
const bothWays = (row: string) => [row, [...row].reverse().join('')]
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890'].flatMap(bothWays)
const WALKS = KEYBOARDS.flatMap(bothWays)

/** A sequence of three digits or letters, or four adjacent keys. */
function isRow(text: string): boolean {
  return (text.length > 3 ? [...ROWS, ...WALKS] : ROWS).some(row => row.includes(text))
}

const LEET: Record<string, string> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '!': 'i',
}

/** `1` and `|` stand for i or l. */
function unleet(text: string, one: 'i' | 'l'): string {
  return text.replace(/[1|]/g, one).replace(/[@430$5789!]/g, sign => LEET[sign] ?? sign)
}

/** Ignores case, accents and character width. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFKC')
    .toLowerCase()
}
