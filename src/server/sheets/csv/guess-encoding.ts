import { countForeignWords } from '../../../domain/bom/header-words.ts'

/** The share of a text's foreign characters (its bytes read as Latin-1) that are likely in an encoding. */
type Guess = { encoding: string; likelihood: (bytes: string) => number }

/**
 * Technical symbols at the same positions in the Western and the Cyrillic code page: ± µ ° · © ® and quotes.
 */
const SIGNS = '\\xb1\\xb5\\xb0\\xb7\\xa9\\xae\\xab\\xbb\\x84-\\x86\\x91-\\x97\\x99\\xa0'
const CAPITAL = '[\\xc0-\\xdf\\xa8]'
const SMALL = '[\\xe0-\\xff\\xb8]'

/** Accented letters, one or two among plain ones. */
const asWestern = byWords(
  `(?<=[a-zA-Z])[\\xc0-\\xff]{1,2}(?![\\x80-\\xff])|(?<![\\x80-\\xff])[\\xc0-\\xff]{1,2}(?=[a-z])` +
    `|[${SIGNS}\\x80\\xa3\\xb2\\xb3\\xbc-\\xbe\\xd7\\xd8]|[\\x8c\\x9c](?=[uU])`,
)
/** Any letter but â, ç, î, ö, û, ü, ğ, ı, ş and the capitals of these. */
const NOT_TURKISH =
  /[\xc0\xc1\xc3-\xc6\xc8-\xcd\xcf\xd1-\xd5\xd8-\xda\xdf-\xe1\xe3-\xe6\xe8-\xed\xef\xf1-\xf5\xf8-\xfa\xff]/

const CENTRAL =
  '[\\x8a\\x8c-\\x8f\\x9a\\x9c-\\x9f\\xa3\\xa5\\xaa\\xaf\\xb3\\xb9\\xba\\xbc\\xbe\\xbf\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\xfe]'

/** On a tie the earlier one wins. */
const GUESSES: Guess[] = [
  {
    // Only the letters of Turkish, and one of those that Western languages but Icelandic lack: ğ, ı, ş.
    encoding: 'windows-1254',
    likelihood: bytes =>
      /[\xd0\xdd\xde\xf0\xfd\xfe]/.test(bytes) && !NOT_TURKISH.test(bytes) ? asWestern(bytes) : 0,
  },
  {
    encoding: 'windows-1252',
    likelihood: asWestern,
  },
  {
    // The letters of Polish, Czech and Hungarian, up to three among plain ones.
    encoding: 'windows-1250',
    likelihood: byWords(
      `(?<=[a-zA-Z])${CENTRAL}{1,3}(?![\\x80-\\xff])|(?<![\\x80-\\xff])${CENTRAL}{1,3}(?=[a-zA-Z])|[${SIGNS}]`,
    ),
  },
  {
    // Whole words, with a leading capital, in a unit like кОм, or all capitals; Arabic would mix them freely.
    encoding: 'windows-1251',
    likelihood: byWords(
      `(?<![a-zA-Z\\xc0-\\xff\\xa8\\xb8])(?:${CAPITAL}?${SMALL}*${CAPITAL}?${SMALL}*|${CAPITAL}+)(?![a-zA-Z\\xc0-\\xff\\xa8\\xb8])` +
        `|[${SIGNS}\\xb9]`,
    ),
  },
  {
    encoding: 'windows-1256',
    likelihood: byWords('[\\xc1-\\xd6\\xd8-\\xdf\\xe1\\xe3-\\xe6\\xec\\xed\\xa1\\xba\\xbf]{2,}'),
  },
  {
    encoding: 'euc-kr',
    likelihood: byCharacters(
      /[\x81-\xfe][\x41-\xfe]|[\x80-\xff]/g,
      /^(?:[\xb0-\xc8][\xa1-\xfe]|[\xa1-\xa3][\xa1-\xfe])$/,
      /[\xb0-\xc8][\xa1-\xfe]/,
    ),
  },
  {
    encoding: 'gb18030',
    likelihood: byCharacters(
      /[\x81-\xfe](?:[\x40-\xfe]|[0-9][\x81-\xfe][0-9])|[\x80-\xff]/g,
      /^(?:[\xb0-\xd7][\xa1-\xfe]|[\xa1-\xa9][\xa1-\xfe])$/,
    ),
  },
  {
    // Its half-width katakana form words of their own, not each followed by a Latin letter.
    encoding: 'shift_jis',
    likelihood: byCharacters(
      /[\x81-\x9f\xe0-\xfc][\x40-\xfc]|[\xa1-\xdf]{2,}(?![a-zA-Z\xa1-\xdf])|[\x80-\xff]/g,
      /^(?:[\x88-\x97][\x40-\xfc]|\x98[\x40-\x72]|\x82[\x4f-\xf1]|\x83[\x40-\xd6]|\x81[\x40-\xac]|[\xa1-\xdf]{2,})$/,
    ),
  },
  {
    // Its common characters, about every third of which has a second byte in the ASCII range.
    encoding: 'big5',
    likelihood: byCharacters(
      /[\x81-\xfe][\x40-\x7e\xa1-\xfe]|[\x80-\xff]/g,
      /^(?:[\xa4-\xc6][\x40-\x7e\xa1-\xfe]|[\xa1-\xa3][\x40-\x7e\xa1-\xfe])$/,
      /[\xa4-\xc6][\x40-\x7e]/,
    ),
  },
]

/** Nearly any bytes are letters in these, so only titles that we know speak for them. */
const BY_TITLES = [
  'windows-1253',
  'windows-1255',
  'windows-1257',
  'iso-8859-2',
  'koi8-r',
  'ibm866',
  'macintosh',
  'euc-jp',
]
const TITLES_LENGTH = 8 * 1024

/**
 * For text that is not Unicode. Titles that we know tell the encoding of a short list with few foreign letters;
 * without any, the letters do. Users can set the encoding if the guess is wrong.
 */
export function guessEncoding(sample: Buffer): string {
  const bytes = sample.toString('latin1')
  const top = sample.subarray(0, TITLES_LENGTH)
  const others = BY_TITLES.map((encoding): Guess => ({ encoding, likelihood: () => 0 }))
  const scored = [...GUESSES, ...others]
    .filter(({ encoding }) => canDecode(encoding, sample))
    .map(({ encoding, likelihood }) => ({
      encoding,
      titles: countForeignWords(new TextDecoder(encoding).decode(top)),
      score: likelihood(bytes),
    }))
  return scored.reduce((best, next) =>
    next.titles > best.titles || (next.titles === best.titles && next.score > best.score) ? next : best,
  ).encoding
}

function canDecode(encoding: string, sample: Buffer): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(sample)
    return true
  } catch {
    return false
  }
}

function byWords(pattern: string): Guess['likelihood'] {
  const likely = new RegExp(pattern, 'g')
  return bytes => {
    const foreign = bytes.match(/[\x80-\xff]/g)?.length ?? 0
    const good = (bytes.match(likely) ?? []).reduce((sum, { length }) => sum + length, 0)
    return foreign === 0 ? 0 : good / foreign
  }
}

function byCharacters(character: RegExp, likely: RegExp, needed = /^/): Guess['likelihood'] {
  return bytes => {
    const characters = bytes.match(character) ?? []
    if (characters.length === 0 || !needed.test(bytes)) return 0
    return characters.filter(found => likely.test(found)).length / characters.length
  }
}
