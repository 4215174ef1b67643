import { expect, test } from 'vitest'
import { stillMatching, toEntry } from './to-entry.ts'

const order = (id: number, title: string, text: string) => toEntry({ kind: 'order', id, title, text })

test('while a longer number is searched, only orders that have it can be opened', () => {
  const found = [order(2, 'CF261116-BBBBBB', ''), order(1, 'CF261115-AAAAAA', 'Example Devices Ltd')]
  expect(stillMatching(found, 'cf261115-AAA ')).toEqual([found[1]])
  expect(stillMatching(found, 'devices')).toEqual([found[1]])
  expect(stillMatching(found, 'CF2612')).toEqual([])
})

test('records open at their place', () => {
  expect(order(1, 'CF-1', '').path).toBe('/orders/CF-1')
  const quote = { kind: 'quote', id: 2, title: 'Q261117-7KQ4M', text: '' } as const
  expect(toEntry(quote)).toMatchObject({ group: 'quotes', path: '/quotes/Q261117-7KQ4M' })
  const company = { kind: 'company', id: 3, title: 'Example Devices Ltd', text: 'FR' } as const
  expect(toEntry(company)).toMatchObject({ group: 'companies', path: '/customers/companies/3' })
})
