import { COUNTRY_CODES, isCountry } from '../../../../domain/countries.ts'
import { intlTag, LANGS } from '../../../../domain/locales.ts'
import { foldWord } from '../../../../domain/parameters/parameter.ts'

/** Spellings of lists that are no country names of CLDR, and three-letter codes of countries that make parts. */
const OTHER_NAMES =
  'CN: PRC, CHN, P.R. China, PR China, China PRC, Mainland China, China mainland, People’s Republic of China, 中华人民共和国, 中国大陆, 中國大陸; ' +
  'TW: TWN, ROC, Taiwan China, Taiwan R.O.C., Taiwan Province of China, 中国台湾, 中國台灣, 台灣, 臺灣; HK: HKG, Hong Kong, 香港; MO: MAC, Macau, Macao; ' +
  'KR: KOR, ROK, Korea, Republic of Korea, Korea Republic of, Korea South, 韩国, 韓國; JP: JPN; ' +
  'US: USA, United States of America, America, США, الولايات المتحدة الأمريكية; GB: UK, GBR, England, Great Britain, United Kingdom of Great Britain; ' +
  'DE: DEU, GER, Federal Republic of Germany; FR: FRA; IT: ITA; ES: ESP; AT: AUT; HU: HUN; CZ: CZE, Czech Republic; PL: POL; RO: ROU, ROM; ' +
  'PT: PRT, POR; MT: MLT; MA: MAR; TN: TUN; IL: ISR; CH: CHE, SUI; NL: NLD, Holland, The Netherlands; BE: BEL; SE: SWE; FI: FIN; DK: DNK; ' +
  'NO: NOR; IE: IRL, Republic of Ireland; SK: SVK, Slovak Republic; SI: SVN; EE: EST; LV: LVA; LT: LTU; HR: HRV; BG: BGR; GR: GRC; RS: SRB; ' +
  'MK: MKD, Macedonia; TR: TUR, Turkey; RU: RUS, Russian Federation, РФ; UA: UKR; BY: BLR; MY: MYS, MAS; PH: PHL, PHI, The Philippines; ' +
  'TH: THA; VN: VNM, Viet Nam; SG: SGP, SIN; ID: IDN; IN: IND; LK: LKA; BD: BGD; KH: KHM; LA: LAO; MX: MEX; CA: CAN; BR: BRA; CR: CRI; ' +
  'DO: DOM; SV: SLV; AU: AUS; NZ: NZL; ZA: ZAF; EG: EGY; AE: ARE, UAE'

/** The country of a cell: a code, a name in one of the shop's languages, or both, as in `China (CN)`. */
export function readCountry(cell: string): string | null {
  const text = cell.trim().replace(/^(?:made|product|assembled) (?:in|of)\s+/i, '')
  const code = text.toUpperCase()
  if (isCountry(code)) return code
  const [, before, name = '', after] =
    /^(?:([A-Z]{2})\s*[-–:]\s*)?(.*?)\s*(?:[([]([A-Z]{2})[)\]])?$/.exec(text) ?? []
  const named = byName().get(foldWord(name)) ?? null
  const coded = before ?? after ?? named
  // A code beside the name of another country: one of them is wrong.
  return named === coded ? named : null
}

let known: Map<string, string> | undefined

function byName(): Map<string, string> {
  known ??= new Map([...cldrNames(), ...otherNames()])
  return known
}

function* cldrNames(): Generator<[string, string]> {
  for (const lang of LANGS) {
    const names = new Intl.DisplayNames(intlTag(lang), { type: 'region' })
    for (const code of COUNTRY_CODES) yield [foldWord(names.of(code) ?? code), code]
  }
}

function* otherNames(): Generator<[string, string]> {
  for (const entry of OTHER_NAMES.split('; ')) {
    const [code = '', names = ''] = entry.split(': ')
    for (const name of names.split(', ')) yield [foldWord(name), code]
  }
}
