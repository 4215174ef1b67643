import { isPlain } from '../plain-digits.ts'

/** A cell of designators can name a thousand places. */
export const DESIGNATORS_LENGTH = 8_000
const MOST_PLACES = 10_000

/** R1, C12, LED3, U1A, J_USB1, VD1, ВП2: letters, a number, then optionally a gate or suffix. */
const PLACE = /^([\p{L}_]{1,10}?[-_]?)(\d{1,6})([\p{L}]?|[-_.]\w{1,4})$/u
const RANGE_SIGN =
  /\s*(?:\.{2,3}|…|[–—~～〜÷]|(?<=\d)\s*-(?=\s*\p{L}{0,10}\d)|(?<=\d)\s(?:to|thru|through|bis|à|au|a|al|до|по|إلى)(?=\s\p{L})|(?<=\d)\s*(?:->|→)(?=\s*\p{L}{1,10}\d)|(?<=\d\s?)(?:至|到|から))\s*/gu
const BETWEEN_PLACES = /[\s,;|/+&()[\]，；、،]+/

/** The number of designators in a cell; null when it holds something else. */
export function countDesignators(cell: string): number | null {
  const single = new Set<string>()
  let inRanges = 0
  for (const entry of withPrefixes(markRanges(cell.slice(0, DESIGNATORS_LENGTH))).split(BETWEEN_PLACES)) {
    if (entry === '') continue
    const [start = '', end] = entry.includes('~') ? entry.split('~', 2) : [entry]
    const from = readPlace(start)
    if (!from) return null
    if (end === undefined) {
      single.add(placeName(from))
      continue
    }
    const to = readPlace(/^\d+$/.test(end) ? from.prefix + end : end)
    if (!to) return null
    inRanges += countRange(from, to)
  }
  return Math.min(single.size + inRanges, MOST_PLACES) || null
}

/** `R1~4,7`, `C1/2/3`: the prefix is written once. */
const SHORT_LIST =
  /(?<![^\s,;])(\p{L}{1,3})(\d{1,3}(?:~\d{1,3})?(?:\s*[,/]\s*\d{1,3}(?:~\d{1,3})?)+)(?![^\s,;])/gu

function withPrefixes(cell: string): string {
  return cell.replace(SHORT_LIST, (text, prefix: string, list: string) => {
    const numbers = list.split(/\s*[,/]\s*/)
    const isRising = numbers.every(
      (number, i) => i === 0 || Number.parseInt(number, 10) > Number.parseInt(numbers[i - 1] ?? '', 10),
    )
    return PREFIXES.has(prefix.toUpperCase()) && isRising
      ? numbers.map(number => prefix + number).join(',')
      : text
  })
}

/** Designator prefixes that part numbers do not begin with. */
const PREFIXES = new Set(
  [
    'R C L D Q U J P K T X Y F B S H M N V W Z A E G I',
    'LED LD DS SW IC IO RN RV RP TP CN CON JP FB BT BAT XTAL OSC FL FID MH TR VR VD VT DD DA HL XS XP XT SA SB ZQ',
    'TVS ESD PS SP LS MK MIC ANT AE RT RL RLY CR TC TH NTC PTC JMP SJ TB TS BZ BR DZ ZD EC PC CE',
  ].flatMap(line => line.split(' ')),
)

/** Certainly designators, not a part number: R1 and "PWR1, PWR2" are, LM358 could be either. */
export function isDesignators(cell: string): boolean {
  const count = countDesignators(cell)
  if (count === null || isOddRange(cell)) return false
  if (count > 1) return true
  return PREFIXES.has((readPlace(cell.normalize('NFKC').trim())?.prefix ?? cell).toUpperCase())
}

/** The letters before the numbers: R and C of "R1-R4, C2". */
export function designatorPrefixes(cell: string): Set<string> {
  return new Set(
    cell
      .normalize('NFKC')
      .toUpperCase()
      .match(/(?<![\p{L}_])[\p{L}_]+(?=-?\d)/gu),
  )
}

/** HT7144-1 and BAT54-E3-08 are no ranges from one place to a later one. */
function isOddRange(cell: string): boolean {
  const marked = markRanges(cell.trim())
  if (!marked.includes('~') || BETWEEN_PLACES.test(marked)) return false
  const [start = '', end = '', ...rest] = marked.split('~')
  const from = readPlace(start)
  const to = from && readPlace(/^\d+$/.test(end) ? from.prefix + end : end)
  return (
    !from || !to || rest.length > 0 || from.prefix !== to.prefix || Number(to.digits) <= Number(from.digits)
  )
}

const MAY_HOLD_RANGE = /\d\s*[^\s\d,;]/

/** Converts every notation for "from R1 to R4" to R1~R4. */
function markRanges(cell: string): string {
  const text = (isPlain(cell) ? cell : cell.normalize('NFKC')).replace(/\s+/g, ' ')
  return MAY_HOLD_RANGE.test(text) ? text.replace(COLON, colonAsRange).replace(RANGE_SIGN, '~') : text
}

const COLON =
  /(?<![\p{L}\d_])([\p{L}_]{1,10}[-_]?)(\d{1,6})\s?:\s?([\p{L}_]{0,10}[-_]?)(\d{1,6})(?![\p{L}\d:])/gu

/** D1:D4 and D1:4 are ranges; U1:A1 is one place, the pin or the gate of a chip. */
function colonAsRange(text: string, prefix: string, first: string, other: string, last: string): string {
  const isRange = (other === '' || other === prefix) && Number(last) > Number(first)
  return isRange ? `${prefix}${first}~${other}${last}` : text.replace(/\s?:\s?/, '.')
}

type Place = { prefix: string; digits: string; suffix: string }

function readPlace(text: string): Place | null {
  const [found, prefix = '', digits = '', suffix = ''] = PLACE.exec(text) ?? []
  return found === undefined ? null : { prefix, digits, suffix }
}

/** R1~R4 counts four; a reversed range or one across prefixes counts its two ends. */
function countRange(from: Place, to: Place): number {
  const count = Number(to.digits) - Number(from.digits) + 1
  return from.prefix === to.prefix && count > 0 ? count : 2
}

const CHIPS = /^(?:U|IC|DD|DA)$/i

/** U1A and U1B are two gates of one chip; R1A and R1B are two resistors. */
function placeName({ prefix, digits, suffix }: Place): string {
  return CHIPS.test(prefix) ? prefix + digits : prefix + digits + suffix
}
