import { describe, expect, test } from 'vitest'
import { creditFor, NUMBER_FORMAT, paperNumber, seriesYear } from './papers.ts'

describe('the number of a paper', () => {
  test.each([
    ['INV-YYYY-#####', 2026, 7, 'INV-2026-00007'],
    ['YYYY/###', 2027, 1234, '2027/1234'],
    ['R#', 2026, 12, 'R12'],
  ])('in the format %s', (format, year, sequence, number) => {
    expect(NUMBER_FORMAT.test(format)).toBe(true)
    expect(paperNumber(format, year, sequence)).toBe(number)
  })

  test.each(['', 'INV', '#-#', 'inv-#', 'YYYY-YYYY-#', 'A B#', `${'A'.repeat(30)}#`])(
    'is not formed by %j',
    format => expect(NUMBER_FORMAT.test(format)).toBe(false),
  )

  test('starts again each year only if the year is part of it', () => {
    expect(seriesYear('INV-YYYY-#', 2026)).toBe(2026)
    expect(seriesYear('INV-#', 2026)).toBe(0)
  })
})

describe('a credit note', () => {
  const ledger = { total: 100, received: 100, refunded: 0, writtenOff: 0, pledged: 0, offTotal: 0 }
  const none = { invoiced: 100, credited: 0, waived: 0 }

  test('has the amount of the refund', () => {
    expect(creditFor({ ...ledger, refunded: 10 }, none, 10)).toBe(10)
    expect(creditFor({ ...ledger, pledged: 30, refunded: 70 }, { ...none, credited: 70 }, 30)).toBe(30)
  })

  test('does not include money that was paid in excess', () => {
    expect(creditFor({ ...ledger, received: 110, refunded: 10 }, none, 10)).toBe(0)
  })

  test('includes goods that are taken back, also while the buyer has paid in excess', () => {
    const twice = { ...ledger, received: 200, refunded: 10, offTotal: 10 }
    expect(creditFor(twice, none, 10)).toBe(10)
    expect(creditFor({ ...twice, refunded: 110 }, { ...none, credited: 10 }, 100)).toBe(0)
    expect(creditFor({ ...ledger, received: 110, refunded: 20 }, none, 20)).toBe(10)
  })

  test('does not include the amount written off', () => {
    const paid = { ...ledger, received: 99.5, writtenOff: 0.5, refunded: 99.5 }
    expect(creditFor(paid, { ...none, waived: 0.5 }, 99.5)).toBe(99.5)
  })

  test('is written for the unpaid amount, and again for a refund after that', () => {
    const unpaid = { ...ledger, received: 0, writtenOff: 30 }
    expect(creditFor(unpaid, none, 30)).toBe(30)
    const paid = { ...unpaid, received: 70, refunded: 20 }
    expect(creditFor(paid, { ...none, credited: 30 }, 20)).toBe(20)
  })
})
