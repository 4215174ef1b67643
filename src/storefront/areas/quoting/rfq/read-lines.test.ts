import { expect, test } from 'vitest'
import { sendRfq } from '../../../../contract/shop/rfq.ts'
import { fieldErrorsOf } from '../../../../web/forms/checked-input.ts'
import { errorsByLine, readRequest } from './read-lines.ts'

const line = (place: number, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [`lines.${place}.${field}`, value]))

test('a request is read from its fields: lines in order, numbers as buyers type them', () => {
  const typed = {
    ...line(1, { part_number: 'NE555', qty: '1 000', target_price: '' }),
    ...line(0, {
      part_number: 'LM358',
      manufacturer: 'TI',
      goods_id: '7',
      qty: '2,500',
      target_price: '0,125',
    }),
    email: 'buyer@board.example',
  }
  expect(readRequest(typed, '.')).toEqual({
    email: 'buyer@board.example',
    lines: [
      { part_number: 'LM358', manufacturer: 'TI', goods_id: 7, qty: 2500, target_price: 0.125 },
      { part_number: 'NE555', goods_id: null, qty: 1000, target_price: null },
    ],
  })
})

test('more than ten lines stay in the order of the list', () => {
  const typed = Object.assign({}, ...Array.from({ length: 12 }, (_, n) => line(n, { part_number: `R${n}` })))
  const { lines } = readRequest(typed, '.')
  expect(JSON.stringify(lines).match(/R\d+/g)).toEqual(Array.from({ length: 12 }, (_, n) => `R${n}`))
})

test("a line's error is shown beside its field", () => {
  const typed = {
    ...line(0, { part_number: 'LM358', qty: '5' }),
    ...line(1, { part_number: ' ', qty: 'many', target_price: 'cheap' }),
  }
  const errors = errorsByLine(fieldErrorsOf(sendRfq, readRequest(typed, '.')))
  expect(errors.get(0)).toBeUndefined()
  expect(errors.get(1)).toEqual({
    part_number: { key: 'errors.part_number_required' },
    qty: { key: 'errors.quantity_invalid' },
    target_price: { key: 'errors.price_invalid' },
  })
})

test.each(['3 €', '3 EUR', '¥3'])('%s is not taken for a target price in US dollars', target_price => {
  const typed = line(0, { part_number: 'LM358', qty: '5', target_price })
  expect(errorsByLine(fieldErrorsOf(sendRfq, readRequest(typed, '.'))).get(0)).toEqual({
    target_price: { key: 'errors.price_invalid' },
  })
})

test('a request without lines names the missing field', () => {
  expect(fieldErrorsOf(sendRfq, readRequest({}, '.'))).toMatchObject({
    lines: { key: 'errors.lines_required' },
  })
})
