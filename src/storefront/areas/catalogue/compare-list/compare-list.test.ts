import { expect, test } from 'vitest'
import { forbidden, memoryStorage } from '../../../../../tests/harness/memory-storage.ts'
import { createCompareList } from './compare-list.ts'

const part = (partId: number) => ({ partId, partNumber: `P-${partId}` })

test('a part is ticked once and can be removed', () => {
  const list = createCompareList(memoryStorage().open)
  list.add(part(1))
  list.add(part(2))
  list.add(part(1))
  expect(list.list()).toEqual([part(2), part(1)])
  list.remove(2)
  expect(list.list()).toEqual([part(1)])
  list.clear()
  expect(list.list()).toEqual([])
})

test('a ninth part is refused, and one that is ticked already is not', () => {
  const list = createCompareList(memoryStorage().open)
  for (let id = 1; id <= 8; id++) expect(list.add(part(id))).toBe(true)
  expect(list.add(part(9))).toBe(false)
  expect(list.add(part(3))).toBe(true)
  expect(list.list()).toHaveLength(8)
})

test('two tabs keep each other’s parts', () => {
  const { open } = memoryStorage()
  const [tab, other] = [createCompareList(open), createCompareList(open)]
  tab.add(part(1))
  other.add(part(2))
  expect(tab.list()).toEqual([part(1), part(2)])
})

test('blocked storage keeps the parts in memory', () => {
  const list = createCompareList(forbidden)
  list.add(part(1))
  expect(list.list()).toEqual([part(1)])
})

test.each(['{', 'null', '{"partId":1}', '[null,{"partId":"1"},{"partId":1.5,"partNumber":"x"}]'])(
  'stored text %s is an empty list',
  text => {
    expect(createCompareList(memoryStorage({ compare: text }).open).list()).toEqual([])
  },
)
