import { expect, test } from 'vitest'
import { areasOf } from '../src/domain/desk-events.ts'
import { readSources } from './harness/source.ts'

const desk = readSources().filter(({ path }) => path.startsWith('src/desk/'))
const text = desk.map(file => file.text).join('\n')

const CHANGES = ['request', 'order', 'mail', 'mark', 'customer', 'user', 'company', 'setting', 'staff']

test.each(CHANGES)('a changed %s reloads areas that have queries', kind => {
  const areas = areasOf(`${kind}:1`)
  expect(areas).not.toEqual([])
  expect(areas.filter(area => !new RegExp(`(queryKey: |AREA = )\\[?'${area}'`).test(text))).toEqual([])
})
