import { parameterBySlug } from '../../../../domain/parameters/dictionary.ts'
import { foldWord } from '../../../../domain/parameters/parameter.ts'
import { readValues } from '../../../../domain/parameters/read-value.ts'
import { LIFECYCLES, MOISTURE_LEVELS, type TradeData } from '../../../../domain/trade-data.ts'
import { rememberRecent } from '../remember-recent.ts'
import { LIFECYCLE_WORDS, type StatedLifecycle } from './lifecycle-words.ts'
import { readCountry } from './origin-names.ts'
import { isBlank } from './read-number.ts'
import { isUnknown } from './read-words.ts'

/** The value of a cell; undefined if the cell cannot be read. */
type TradeReading<T> = T | null | undefined

export const TRADE_COLUMNS = ['lifecycle', 'last_time_buy', 'eccn', 'hs_code', 'origin', 'msl'] as const
export type TradeColumn = (typeof TRADE_COLUMNS)[number]

/** Odd values are left out and returned as unread: they are no reason not to sell a part. */
export function readTradeData(cell: (name: TradeColumn) => string): {
  data: TradeData
  unread: { name: TradeColumn; value: string }[]
} {
  const unread: { name: TradeColumn; value: string }[] = []
  function read<T>(name: TradeColumn, reader: (cell: string) => TradeReading<T>): T | null {
    const text = cell(name)
    const value = text === '' ? null : reader(text)
    if (value === undefined) unread.push({ name, value: text })
    return value ?? null
  }
  const stated = read('lifecycle', readLifecycle) ?? NOT_STATED
  const lastBuyOn = read('last_time_buy', readLastBuy) ?? stated.lastBuyOn
  const data = {
    ...settleLifecycle({ ...stated, lastBuyOn }),
    eccn: read('eccn', readEccn),
    hsCode: read('hs_code', readHsCode),
    origin: read('origin', readOrigin),
    msl: read('msl', readMsl),
  }
  return { data, unread }
}

const BY_WORD = new Map<string, StatedLifecycle>()
for (const lifecycle of [...LIFECYCLES, 'ending'] as const)
  for (const word of LIFECYCLE_WORDS[lifecycle].split(', ')) BY_WORD.set(foldWord(word), lifecycle)

type StatedEnd = { lifecycle: StatedLifecycle | null; lastBuyOn: string | null }
const NOT_STATED: StatedEnd = { lifecycle: null, lastBuyOn: null }

/** `Active`, `停产`, `LTB 2027-03-31`. */
const readLifecycle = rememberRecent((cell: string): StatedEnd | undefined => {
  if (isNothing(cell)) return NOT_STATED
  const whole = BY_WORD.get(foldWord(cell))
  if (whole) return { lifecycle: whole, lastBuyOn: null }
  const text = cell.trim().replace(/[)\]]$/, '')
  for (const { index, 0: gap } of text.matchAll(/[\s:,(–-]+/g)) {
    const lifecycle = BY_WORD.get(foldWord(text.slice(0, index)))
    const lastBuyOn = lifecycle && readDay(text.slice(index + gap.length))
    if (lifecycle && lastBuyOn) return { lifecycle, lastBuyOn }
  }
  return undefined
})

/** Lists keep old dates of parts that are obsolete by now, or active again. */
function settleLifecycle({ lifecycle, lastBuyOn }: StatedEnd): Pick<TradeData, 'lifecycle' | 'lastBuyOn'> {
  const isSettled = lifecycle === 'active' || lifecycle === 'obsolete'
  if (lastBuyOn && !isSettled) return { lifecycle: 'last_time_buy', lastBuyOn }
  return { lifecycle: lifecycle === 'ending' ? 'obsolete' : lifecycle, lastBuyOn: null }
}

const readLastBuy = rememberRecent(
  (cell: string): TradeReading<string> => (isNothing(cell) ? null : readDay(cell)),
)

/** 3A991A2 and 3a991.a.2 are one number. */
const readEccn = rememberRecent((cell: string): TradeReading<string> => {
  if (isNothing(cell)) return null
  const text = cell.replace(/^\s*eccn\b[\s:]*/i, '').replace(/\s/g, '')
  if (/^ear-?99$/i.test(text)) return 'EAR99'
  const [, category = '', paragraph = ''] =
    /^(\d[A-E]\d{3})((?:[.-]?(?:[a-z]{1,4}|\d{1,3})){0,6})$/i.exec(text) ?? []
  if (category === '') return undefined
  return [category.toUpperCase(), ...(paragraph.toLowerCase().match(/[a-z]+|\d+/g) ?? [])].join('.')
})

/** Four digits of a heading up to the ten of a national tariff: 8542, 8542.39, 8542.39.0001. */
const readHsCode = rememberRecent((cell: string): TradeReading<string> => {
  if (isNothing(cell)) return null
  const text = cell.replace(/^\s*(?:htsus|hts|hs|taric)(?:\s*code)?\b[\s:]*/i, '').trim()
  const digits = text.replace(/[\s.]/g, '')
  if (!/^\d[\d\s.]*$/.test(text) || !/^(?:0[1-9]|[1-9]\d)\d{2}(?:\d\d){0,3}$/.test(digits)) return undefined
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('.')
})

const readOrigin = rememberRecent((cell: string): TradeReading<string> => {
  if (isNothing(cell)) return null
  return readCountry(cell) ?? undefined
})

const readMsl = rememberRecent((cell: string): TradeReading<TradeData['msl']> => {
  if (isNothing(cell)) return null
  const parameter = parameterBySlug('msl')
  const [value, ...others] = (parameter && readValues(parameter, cell)) ?? []
  const level = value?.kind === 'word' ? value.word.replace(/^MSL-/, '') : ''
  return others.length > 0 ? undefined : MOISTURE_LEVELS.find(known => known === level)
})

const NOTHING = /^(?:not (?:stated|applicable|available)|x|无|無|なし|없음|нет данных)$/i

function isNothing(cell: string): boolean {
  return isBlank(cell) || isUnknown(cell) || NOTHING.test(cell.trim())
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
/** Days since the end of 1899, as spreadsheets count them, from 2000 to 2099. */
const SERIAL = /^(?:3[6-9]|[4-6]\d|7[0-2])\d{3}(?:\.0+)?$/
const DAY_MS = 24 * 60 * 60 * 1000

/** 03/04/2027 may be in March or in April, so it is not read. */
function readDay(text: string): string | undefined {
  const tidy = text.trim().replace(/[T ]\d\d:\d\d.*$/, '')
  if (SERIAL.test(tidy))
    return new Date(Date.UTC(1899, 11, 30) + Number(tidy) * DAY_MS).toISOString().slice(0, 10)
  const [, y = '', m = '', d = ''] =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?$/u.exec(tidy) ?? []
  if (y) return dayOf(y, m, d)
  const [, first = '', mark = '', second = '', year = ''] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(tidy) ?? []
  if (year) return slashed(Number(first), mark, Number(second), year)
  const [, day = '', name = '', , otherDay = '', named = ''] =
    /^(?:(\d{1,2})[\s-]+)?([a-z]{3})([a-z]*)\.?[\s-]*(?:(\d{1,2}),?\s+)?(\d{4})$/i.exec(tidy) ?? []
  const month = MONTHS.indexOf(name.toLowerCase()) + 1
  return month > 0 ? dayOf(named, String(month), day || otherDay) : undefined
}

function slashed(first: number, mark: string, second: number, year: string): string | undefined {
  if (mark === '.' || first > 12 || first === second) return dayOf(year, String(second), String(first))
  return second > 12 ? dayOf(year, String(first), String(second)) : undefined
}

/** Undefined for the 31st of April, and for years that are mistakes. */
function dayOf(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = new Date(`${text}T00:00:00Z`)
  const isDay = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
  return isDay && year >= '1950' && year < '2100' ? text : undefined
}
