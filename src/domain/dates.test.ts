import { expect, test } from 'vitest'
import { writeDate } from './dates.ts'
import { intlTag, LANGS } from './locales.ts'

test.each(LANGS)('days are formatted like Intl formats them in %s', lang => {
  const intl = new Intl.DateTimeFormat(intlTag(lang), { dateStyle: 'medium', timeZone: 'UTC' })
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day, 23, 59)))
  const plain = (text: string) =>
    text.replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u202f\u2009]/g, '\u00a0')
  for (const day of days) expect(writeDate(lang, day.toISOString())).toBe(plain(intl.format(day)))
})
