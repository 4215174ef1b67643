/** As spreadsheets abbreviate and capitalize them: MAR-15 is an amplifier, Mar-15 was one. */
const CAPITAL_MONTHS = `Jan Feb Mar Apr May Jun Jul Aug Sep Sept Oct Nov Dec Jän Mär Mrz Mai Okt Dez
  янв фев мар апр май мая июн июл авг сен сент окт ноя нояб дек`
/** Without those that are also trade terms: 10-set is a set of ten. */
const SMALL_MONTHS = `jan janv fév févr feb mar mars apr avr abr may mai jun juin giu jul juil lug août aug ago
  sep sept oct ott nov dec déc dic ene`
const [CAPITAL, ANY] = [CAPITAL_MONTHS, `${CAPITAL_MONTHS} ${SMALL_MONTHS}`].map(names =>
  names.split(/\s+/).join('|'),
)
const YEAR = '(?:19|20)\\d\\d'
const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'

const ROUNDED = /^\d(?:[.,]\d+)?E\+\d{1,3}$/i
const DATES = [
  `${DAY}(?:-|\\. ?)(?:${ANY})\\.?(?:[- ](?:${YEAR}|\\d\\d))?`,
  `(?:${CAPITAL})(?:[-.]|\\.?[- ])(?:${YEAR}|\\d\\d)`,
  `${YEAR}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])(?:[ T]00:00(?::00(?:\\.000Z?)?)?)?`,
  `${DAY}/${DAY}/(?:${YEAR}|\\d\\d)`,
  `${DAY}\\.${DAY}\\.${YEAR}`,
  `(?:${YEAR}年)?${MONTH}月${DAY}日`,
  `(?:${YEAR}년 ?)?${MONTH}월 ?${DAY}일`,
].map(pattern => new RegExp(`^${pattern}$`, 'u'))

/** 9.55E+12 had more digits, and 15-Mar was not a date, before a spreadsheet opened the file. */
export function isMangledNumber(number: string): boolean {
  if (number.length > 30) return false
  return ROUNDED.test(number) || DATES.some(pattern => pattern.test(number))
}
