/** The first day, and the one after the last. */
export type NumberDays = { from: string; until: string }

const DAY = 86_400_000

/**
 * The days of the records whose numbers begin with a text: CF23 is a year, RFQ-2311 a month, CF231105 a day. Null: it
 * begins no number. A day more at both ends, because clocks differ.
 */
export function daysOfNumber(text: string): NumberDays | null {
  const [, year = '', month = '', day = ''] =
    /^\p{L}+-?(\d\d)(0[1-9]|1[0-2])?(\d\d)?\d?$/u.exec(text.trim()) ?? []
  if (year === '' || (day !== '' && month === '')) return null
  const [years, months, days] = [2000 + Number(year), Number(month), Number(day)]
  const first = Date.UTC(years, months === 0 ? 0 : months - 1, days === 0 ? 1 : days)
  if (days !== 0) return around(first, first + DAY)
  return around(first, months === 0 ? Date.UTC(years + 1, 0) : Date.UTC(years, months))
}

function around(first: number, end: number): NumberDays {
  const write = (time: number) => new Date(time).toISOString()
  return { from: write(first - DAY), until: write(end + DAY) }
}
