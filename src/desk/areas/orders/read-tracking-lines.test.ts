import { describe, expect, test } from 'vitest'
import { LIMITS } from '../../../domain/limits.ts'
import { checkTrackingLines, readTrackingLines, unsentText } from './read-tracking-lines.ts'

const read = (text: string) =>
  readTrackingLines(text).map(({ order, tracking, carrier, problem }) => [order, tracking, carrier, problem])

describe('pasted tracking lines', () => {
  test('are separated by tabs, semicolons, commas or spaces', () => {
    expect(read('EL-1\t1Z 999\n\nEL-2 ABC\r\nEL-3;1Z 999\nEL-4 1Z 999\rEL-5,C')).toEqual([
      ['EL-1', '1Z 999', '', null],
      ['EL-2', 'ABC', '', null],
      ['EL-3', '1Z 999', '', null],
      ['EL-4', '1Z 999', '', null],
      ['EL-5', 'C', '', null],
    ])
  })

  test('have their line number, and are unreadable without a tracking number', () => {
    expect(readTrackingLines('\nEL-3\n')).toMatchObject([{ line: 2, order: 'EL-3', problem: 'unreadable' }])
  })

  test('take a known carrier from the third column, but no weight', () => {
    expect(read('EL-1\tA\tFedEx\nEL-2\tB\t2.5\nEL-3\tC\t2 kg')).toEqual([
      ['EL-1', 'A', 'FedEx', null],
      ['EL-2', 'B', '', null],
      ['EL-3', 'C', '', null],
    ])
  })

  test('lose the signs that keep numbers text, and invisible characters', () => {
    const cells = [
      '"EL-1"\t"1Z 999"',
      '"EL-2","1Z 998"',
      'EL-3;="00340434161094042557"',
      "'EL-4\t'00340434161094042557",
      '\ufeffEL-5\u200b\t\u200e 1Z\u00a0997 ',
      '\tEL-6\t1Z 996\t',
      'EL\u20137\t\uff11\uff3a\uff19\uff19\uff15',
    ]
    expect(
      read(cells.join('\r\n')).map(([order, tracking, , problem]) => [order, tracking, problem]),
    ).toEqual([
      ['EL-1', '1Z 999', null],
      ['EL-2', '1Z 998', null],
      ['EL-3', '00340434161094042557', null],
      ['EL-4', '00340434161094042557', null],
      ['EL-5', '1Z 997', null],
      ['EL-6', '1Z 996', null],
      ['EL-7', '1Z995', null],
    ])
  })

  test('are not read from a cell of several lines, nor beyond an empty one', () => {
    expect(read('EL-1\t"1Z 999\n1Z 998"\nEL-2\t\t1Z 997').map(line => line[3])).toEqual([
      'unreadable',
      'unreadable',
      'unreadable',
    ])
  })

  test('have no number that a spreadsheet has changed', () => {
    expect(read('EL-1\t4.61113E+11\nEL-2\t461112555512').map(line => line[3])).toEqual(['damaged', null])
  })

  test('are sent up to the limit', () => {
    const lines = readTrackingLines('\nEL-1\tA'.repeat(LIMITS.pastedLines + 1))
    expect(lines.filter(({ problem }) => problem === 'too_many').map(({ line }) => line)).toEqual([502])
  })
})

describe('checked against the packing slips', () => {
  const slips = [{ order_number: 'CF261115-7KQ4MX' }, { order_number: 'CF261115-AAAAA4' }]
  const check = (text: string) => checkTrackingLines(readTrackingLines(text), slips)

  test('a line needs a slip, and the second line for one order is not sent', () => {
    const checked = check('cf261115-7kq4mx\tA\nCF-9\tB\n261115-7kq4mx\tC')
    expect(checked.map(({ slip, problem }) => [slip?.order_number, problem])).toEqual([
      ['CF261115-7KQ4MX', null],
      [undefined, 'forbidden'],
      ['CF261115-7KQ4MX', 'duplicate'],
    ])
  })

  test('a number of no order is told', () => {
    const lines = readTrackingLines('CF-9\tB\n261115-AAAAA9\tC')
    const checked = checkTrackingLines(lines, slips, ['CF-9'])
    expect(checked.map(({ problem }) => problem)).toEqual(['unknown', 'forbidden'])
  })

  test('the end of a number is no number', () => {
    expect(check('4\tA')).toMatchObject([{ problem: 'forbidden' }])
  })

  test('lines that were not shipped stay as they were typed', () => {
    expect(unsentText(check('261115-7kq4mx\tA\n nonsense\nCF-9\tB\t2.5'), new Set([1]))).toBe(
      'nonsense\nCF-9\tB\t2.5',
    )
  })
})
