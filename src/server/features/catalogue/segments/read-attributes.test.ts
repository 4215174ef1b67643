import { expect, test } from 'vitest'
import { attributeReader } from './read-attributes.ts'

function slugsOf(category: string, texts: Record<string, string>): string[] {
  const reader = attributeReader([])
  reader.stated(
    Object.entries(texts).map(([name, value]) => ({ name, value })),
    category,
  )
  return reader.added().map(({ slug }) => slug)
}

test("in a category of the list's own, the main value decides the meaning of a shared name", () => {
  expect(slugsOf('片式电容', { 容值: '100nF', 精度: '±10%' })).toEqual(['capacitance', 'tolerance'])
  expect(slugsOf('片式电容', { 精度: '±10%' })).toEqual(['a.精度'])
  expect(slugsOf('Sensors > Temperature sensors', { 精度: '±0.5℃' })).toEqual(['accuracy'])
})

test('a general name means what the main value says, and is an attribute of its own otherwise', () => {
  expect(slugsOf('Widerstände', { Widerstand: '10 kΩ', Leistung: '0,1 W' })).toEqual(['resistance', 'power'])
  expect(slugsOf('Sonstiges', { Leistung: '0,1 W' })).toEqual(['a.leistung'])
  expect(slugsOf('Speicher', { 容量: '64 Mbit' })).toEqual(['a.容量'])
})
