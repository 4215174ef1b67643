import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packJson, unpackJson } from './packed-json.ts'

test('every value comes back as JSON keeps it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(unpackJson(packJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test.each([
  ['values that are not there', [{ a: undefined, b: 1 }, { b: undefined }, {}], [{ b: 1 }, {}, {}]],
  ['gaps of an array', [1, undefined, 2], [1, null, 2]],
  ['numbers that look like marks', [[-1, 0], [], { 0: [-1] }], [[-1, 0], [], { 0: [-1] }]],
])('%s', (_, value, expected) => {
  expect(unpackJson(packJson(value))).toEqual(expected)
})

test('a key such as __proto__ stays an own one', () => {
  const value = JSON.parse('[{"__proto__": {"isStaff": true}}]')
  const [back] = unpackJson(packJson(value)) as [{ isStaff?: boolean }]
  expect(Object.keys(back)).toEqual(['__proto__'])
  expect(back.isStaff).toBeUndefined()
})

test('rows name their keys once', () => {
  const rows = Array.from({ length: 50 }, (_, index) => ({ part_number: `LM${index}`, in_stock: true }))
  expect(packJson(rows).match(/part_number/g)).toHaveLength(1)
  expect(packJson(rows).length).toBeLessThan(JSON.stringify(rows).length / 2)
})
