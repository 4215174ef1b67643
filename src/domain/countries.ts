/** ISO 3166-1 alpha-2. */
export const COUNTRY_CODES = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

const KNOWN = new Set(COUNTRY_CODES)

export function isCountry(code: string): boolean {
  return KNOWN.has(code)
}

/** No postal codes at all. */
const NO_POSTAL_CODES =
  'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN KP LC ML MO ' +
  'MR MW NR NU QA RW SB SC SL SR ST SX SY TD TG TK TL TO TV UG VU WS YE ZW'

/** Countries with postal codes that most addresses omit. */
const SELDOM_POSTAL_CODES =
  'AF AI BB BM BT CL CO EC EG ET GI GN GT GW HN HT IE IQ JM JO KE KH KW KY LA LB LR LS LY MG MM MN MS MU MV MZ NA NE ' +
  'NG NI NP OM PA PE PG PY SD SN SO SS SV SZ TC TJ TM TT TZ VC VE VG VN ZM'

const WITHOUT_POSTAL_CODES = new Set(`${NO_POSTAL_CODES} ${SELDOM_POSTAL_CODES}`.split(' '))

/**
 * Countries where an address is incomplete without its state, province, prefecture or emirate. Where the city
 * is sufficient, the state is optional: a required field that cannot be filled in blocks an order, a missing
 * province does not.
 */
const WITH_STATES = new Set(
  'AE AR AU BR CA CN CO CR ES HN ID IN IQ IT JM JP KR MX NG PG RU SO SV TW US VE'.split(' '),
)

/** Returns true for an unknown country: a form shows the field until a country is chosen. */
export function usesPostalCodes(country: string): boolean {
  return !WITHOUT_POSTAL_CODES.has(country)
}

export function usesStates(country: string): boolean {
  return WITH_STATES.has(country) || !isCountry(country)
}
