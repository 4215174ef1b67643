/** The shop's time zone is that of the process: the environment variable TZ. */
export const SHOP_TIME_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Promised hours count from Monday to Friday, 9:00 to 18:00. */
const OPENS = 9
const CLOSES = 18
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const OPEN_PER_WEEK = 5 * (CLOSES - OPENS) * HOUR

type Day = { year: number; month: number; day: number }

/** The time when this many business hours have passed since `start`. */
export function addBusinessHours(start: Date, hours: number, timeZone: string): Date {
  let left = hours * HOUR
  for (let day = dayOf(start, timeZone); ; day = nextDay(day, 1)) {
    const { from, to } = openHours(day, timeZone)
    const begin = Math.max(from, start.getTime())
    const length = Math.max(to - begin, 0)
    if (left <= length) return new Date(begin + left)
    left -= length
  }
}

/** The time since which this many business hours have passed until `end`. */
export function subtractBusinessHours(end: Date, hours: number, timeZone: string): Date {
  let left = hours * HOUR
  for (let day = dayOf(end, timeZone); ; day = nextDay(day, -1)) {
    const { from, to } = openHours(day, timeZone)
    const last = Math.min(to, end.getTime())
    const length = Math.max(last - from, 0)
    if (left <= length) return new Date(last - left)
    left -= length
  }
}

/** Business minutes from one time to another; negative if the second is earlier. */
export function businessMinutes(from: Date, to: Date, timeZone: string): number {
  if (to < from) return -businessMinutes(to, from, timeZone)
  const first = dayOf(from, timeZone)
  const weeks = Math.max(Math.floor((daysBetween(first, dayOf(to, timeZone)) - 1) / 7), 0)
  let sum = openWithin(openHours(first, timeZone), from, to) + weeks * OPEN_PER_WEEK
  for (let day = nextDay(first, weeks * 7 + 1); ; day = nextDay(day, 1)) {
    const hours = openHours(day, timeZone)
    if (hours.from >= to.getTime()) break
    sum += openWithin(hours, from, to)
  }
  return Math.floor(sum / MINUTE)
}

function openWithin(hours: Hours, from: Date, to: Date): number {
  return Math.max(Math.min(hours.to, to.getTime()) - Math.max(hours.from, from.getTime()), 0)
}

/** When the office opens on the next day, or on the next Monday. */
export function nextOpening(now: Date, day: 'tomorrow' | 'monday', timeZone: string): Date {
  const today = dayOf(now, timeZone)
  const untilMonday = (8 - weekdayOf(today)) % 7 || 7
  return new Date(at(nextDay(today, day === 'monday' ? untilMonday : 1), OPENS, timeZone))
}

/** Midnight after this time. */
export function endOfDay(now: Date, timeZone: string): Date {
  return new Date(at(nextDay(dayOf(now, timeZone), 1), 0, timeZone))
}

type Hours = { from: number; to: number }

/** By day. Lists ask for the same days again and again, and asking for the offset of a time zone is slow. */
const knownHours = new Map<string, Hours>()

/** Empty on weekends. */
function openHours(day: Day, timeZone: string): Hours {
  const key = `${day.year}-${day.month}-${day.day} ${timeZone}`
  const hours = knownHours.get(key) ?? readHours(day, timeZone)
  knownHours.set(key, hours)
  return hours
}

function readHours(day: Day, timeZone: string): Hours {
  const isOpen = ![0, 6].includes(weekdayOf(day))
  return { from: at(day, OPENS, timeZone), to: at(day, isOpen ? CLOSES : OPENS, timeZone) }
}

function weekdayOf({ year, month, day }: Day): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}

function nextDay({ year, month, day }: Day, count: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + count))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

function daysBetween(first: Day, last: Day): number {
  const utc = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day)
  return (utc(last) - utc(first)) / DAY
}

function dayOf(time: Date, timeZone: string): Day {
  const local = new Date(time.getTime() + offsetAt(time.getTime(), timeZone))
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() }
}

/** The instant of a local hour. Asks twice, because the first guess may lie beyond a change of the clocks. */
function at({ year, month, day }: Day, hour: number, timeZone: string): number {
  const local = Date.UTC(year, month - 1, day, hour)
  const guess = local - offsetAt(local, timeZone)
  return local - offsetAt(guess, timeZone)
}

/** By UTC day and time zone: the offset of the whole day, or null if it changes during the day. */
const knownOffsets = new Map<string, number | null>()

/** Local time minus UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const day = Math.floor(instant / DAY)
  const key = `${day} ${timeZone}`
  const known = knownOffsets.get(key)
  const offset = known === undefined ? offsetOfDay(day, timeZone) : known
  knownOffsets.set(key, offset)
  return offset ?? readOffset(instant, timeZone)
}

function offsetOfDay(day: number, timeZone: string): number | null {
  const offset = readOffset(day * DAY, timeZone)
  return offset === readOffset((day + 1) * DAY, timeZone) ? offset : null
}

const formats = new Map<string, Intl.DateTimeFormat>()

function readOffset(instant: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? newFormat(timeZone)
  formats.set(timeZone, format)
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return local - Math.floor(instant / 1000) * 1000
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
}
