import type { Lang } from './locales.ts'

type Style = {
  /** `d` and `m` are numbers, `dd` and `mm` have two digits, `M` is the month's name, `y` the year. */
  pattern: string
  months?: string
}

const CHINESE: Style = { pattern: 'y年m月d日' }

/** Dates in CLDR's medium style; not from Intl for the reasons given in figures.ts. */
const STYLES: Record<Lang, Style> = {
  en: { pattern: 'M d, y', months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec' },
  zh: CHINESE,
  tw: CHINESE,
  jp: { pattern: 'y/mm/dd' },
  ko: { pattern: 'y. m. d.' },
  ar: { pattern: 'dd/mm/y' },
  de: { pattern: 'dd.mm.y' },
  es: { pattern: 'd M y', months: 'ene feb mar abr may jun jul ago sept oct nov dic' },
  it: { pattern: 'd M y', months: 'gen feb mar apr mag giu lug ago set ott nov dic' },
  fr: { pattern: 'd M y', months: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.' },
  ru: {
    pattern: 'd M y г.',
    months: 'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.',
  },
}

/** The day in UTC. */
export function writeDate(lang: Lang, iso: string): string {
  const { pattern, months = '' } = STYLES[lang]
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) throw new RangeError(`no date: ${iso}`)
  const day = String(date.getUTCDate())
  const month = String(date.getUTCMonth() + 1)
  const parts: Record<string, string | undefined> = {
    d: day,
    dd: day.padStart(2, '0'),
    m: month,
    mm: month.padStart(2, '0'),
    M: months.split(' ')[date.getUTCMonth()],
    y: String(date.getUTCFullYear()),
  }
  return pattern.replace(/dd?|mm?|M|y/g, part => parts[part] ?? '')
}

/** The day in the local time zone of the machine. */
export function localDay(time: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`
}
