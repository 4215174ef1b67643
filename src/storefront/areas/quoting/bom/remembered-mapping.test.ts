import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../../../../../tests/harness/memory-storage.ts'
import { mappingMemory, signatureOf } from './remembered-mapping.ts'

const titled = (...titles: string[]) => titles.map(title => ({ title }))
const ERP = titled('Pos', 'Artikel', 'Menge')

describe('a column mapping', () => {
  test('applies to a file with the same headings, however they are written', () => {
    const memory = mappingMemory(memoryStorage().open)
    memory.remember(ERP, { '1': 'part_number', '2': 'qty' })
    expect(memory.find(titled('POS.', ' artikel ', 'ＭＥＮＧＥ'))).toEqual({ '1': 'part_number', '2': 'qty' })
  })

  test.each([
    ['other titles', titled('Pos', 'Artikel', 'Preis')],
    ['another order', titled('Artikel', 'Pos', 'Menge')],
    ['one column more', titled('Pos', 'Artikel', 'Menge', 'Preis')],
  ])('does not apply to %s', (_, columns) => {
    const memory = mappingMemory(memoryStorage().open)
    memory.remember(ERP, { '1': 'part_number' })
    expect(memory.find(columns)).toBeNull()
  })

  test('is replaced by a newer one', () => {
    const memory = mappingMemory(memoryStorage().open)
    memory.remember(ERP, { '1': 'description' })
    memory.remember(ERP, { '1': 'part_number' })
    expect(memory.find(ERP)).toEqual({ '1': 'part_number' })
  })

  test('can be removed without affecting others', () => {
    const memory = mappingMemory(memoryStorage().open)
    const other = titled('MPN', 'Qty')
    memory.remember(ERP, { '1': 'part_number' })
    memory.remember(other, { '0': 'part_number' })
    memory.forget(ERP)
    expect([memory.find(ERP), memory.find(other)]).toEqual([null, { '0': 'part_number' }])
  })

  test('is stored for the twenty newest templates', () => {
    const memory = mappingMemory(memoryStorage().open)
    for (let n = 1; n <= 21; n++) memory.remember(titled(`T${n}`), { '0': 'qty' })
    expect([memory.find(titled('T1')), memory.find(titled('T2'))]).toEqual([null, { '0': 'qty' }])
  })

  test('of a sheet without headings is not stored: any other would look the same', () => {
    const memory = mappingMemory(memoryStorage().open)
    memory.remember(titled('', ''), { '0': 'qty' })
    expect([signatureOf(titled('', '')), memory.find(titled('', ''))]).toEqual(['', null])
  })

  test('is none if storage is broken or blocked', () => {
    const broken = mappingMemory(() => ({ getItem: () => '[{"titles":1},{}', setItem: () => {} }))
    const odd = mappingMemory(() => ({
      getItem: () => '[null,{"titles":7,"mapping":{}}]',
      setItem: () => {},
    }))
    const forbidden = mappingMemory(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    forbidden.remember(ERP, {})
    expect([broken.find(ERP), odd.find(ERP), forbidden.find(ERP)]).toEqual([null, null, null])
  })
})
