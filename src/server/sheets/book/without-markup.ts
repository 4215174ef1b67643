/** `[12/03/24, 10:15:22 AM] Ravi: `, `12.03.24, 10:15 - Ravi: ` */
const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?`
const STAMP = String.raw`(?:${DAY},?\s{1,3})?${TIME}`
const MARKS = String.raw`[\s\u200e\u200f]{0,5}`
const BEFORE_A_MESSAGE = new RegExp(
  String.raw`^${MARKS}(?:\[${STAMP}\]|${DAY},?\s{1,3}${TIME}\s[-–])\s(?:[^:\t;|]{1,40}:\s)?`,
  'iu',
)
/** `Ravi 2024/3/12 10:15:22`, `Ravi, [12.03.2024 10:15]`: a line of its own. */
const ABOVE_A_MESSAGE = new RegExp(String.raw`^\p{L}[^\d\t;|]{1,40}\[?${DAY},?\s{1,3}${TIME}\]?\s*$`, 'iu')
/** The titles of a table in a wiki: `||Part||Quantity||`. */
const WIKI_TITLES = /^\s{0,5}\|\|(?=.*\|\|\s*$)/u

/** Messages of a chat without sender and time, and titles of a wiki as cells; every line stays a line. */
export function withoutMarkup(text: string): string {
  if (!/\|\||\d:\d/.test(text)) return text
  return text
    .split('\n')
    .map(line => {
      if (WIKI_TITLES.test(line)) return line.replaceAll('||', '|')
      return line.replace(ABOVE_A_MESSAGE, '').replace(BEFORE_A_MESSAGE, '')
    })
    .join('\n')
}
