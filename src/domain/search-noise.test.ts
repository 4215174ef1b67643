import { expect, test } from 'vitest'
import { saidQuantity, withoutNoise } from './search-noise.ts'

test.each([
  ['FT232RL, 5 pcs', 'FT232RL', ['5 pcs']],
  ['LM358DR 10 Stück', 'LM358DR', ['10 Stück']],
  ['LM358DR 100шт.', 'LM358DR', ['100шт.']],
  ['LM358DR 5个', 'LM358DR', ['5个']],
  ['LM358DR 3,000 pcs', 'LM358DR', ['3,000 pcs']],
  ['2 pezzi NE555', 'NE555', ['2 pezzi']],
  ['NE555 x5', 'NE555', ['x5']],
  ['10x NE555P', 'NE555P', ['10x']],
  ['NE555P qty: 25', 'NE555P', ['qty: 25']],
  ['数量 20 NE555P', 'NE555P', ['数量 20']],
  ['P/N: LM358DR', 'LM358DR', []],
  ['réf. LM358DR', 'LM358DR', []],
  // A series of voltage references.
  ['REF 3030', 'REF 3030', []],
  ['MPN LM358DR', 'LM358DR', []],
  ['Part number: LM358DR qty 5', 'LM358DR', ['qty 5']],
  ['型号：LM358DR', 'LM358DR', []],
  ['LM358DR ٥٠ قطعة', 'LM358DR', ['50 قطعة']],
  ['Bestell-Nr. LM358DR', 'LM358DR', []],
  ['500 pcs of LM358', 'LM358', ['500 pcs of']],
  ['LM358×500', 'LM358', ['×500']],
  ['500*74HC595', '74HC595', ['500*']],
  ['LM 358 500 pcs', 'LM 358', ['500 pcs']],
  ['Stück 500 LM358', 'LM358', ['Stück 500']],
  ['DS18B20+ to-92 x 10', 'DS18B20+ to-92', ['x 10']],
  ['1000 pcs 0402 100nF', '0402 100nF', ['1000 pcs']],
  ['1000 pcs 1206 100nF', '1206 100nF', ['1000 pcs']],
  ['5 x 7805', '7805', ['5 x']],
  ['BC337-40 x 100', 'BC337-40', ['x 100']],
  ['100 x BC337-40', 'BC337-40', ['100 x']],
  ['LM358DR 22+', 'LM358DR', ['22+']],
  ['LM358DR DC 2023+', 'LM358DR', ['DC 2023+']],
  ['LM358DR DC 12+', 'LM358DR', ['DC 12+']],
  ['LM358DR DC: 2023', 'LM358DR', ['DC: 2023']],
  ['LM358DR D/C 2021 100 pcs', 'LM358DR', ['100 pcs', 'D/C 2021']],
])('"%s" asks for %s', (typed, text, leftOut) => expect(withoutNoise(typed)).toEqual({ text, leftOut }))

test.each([
  ['LM358 500 pcs', 500, 500],
  ['500 x LM358', 500, 500],
  ['LM358 22+ qty: 500', 500, 500],
  ['LM358 5k pcs', 5000, 5000],
  ['LM358 1 000 шт.', 1000, 1000],
  ['LM358 ٥٠٠ قطعة', 500, 500],
  ['LM358 500個', 500, 500],
  ['NE555 عدد 60', 60, 60],
  ['LM358 500개', 500, 500],
  // A decimal mark in the language is no sign of thousands.
  ['LM358 1.000 Stück', undefined, 1000],
  ['LM358 1,000 pcs', 1000, undefined],
  ['LM 358 500 pcs', undefined, undefined],
  ['led 1 500 pcs', undefined, undefined],
  ['LM358 5 pcs or 10 pcs', undefined, undefined],
  ['LM358 2 reels', undefined, undefined],
  // Numbers of four digits are parts, too.
  ['LM 7805 pcs', undefined, undefined],
  ['qty: 4148 diode', undefined, undefined],
  ['LM 500 pcs', 500, 500],
  ['led 1,000 pcs', 1000, undefined],
  ['LM 7805 1000 pcs', 1000, 1000],
  ['LM358 DC 2023+', undefined, undefined],
])('"%s" asks for %s pieces, in German for %s', (typed, english, german) => {
  expect(saidQuantity(typed, '.')?.pieces).toBe(english)
  expect(saidQuantity(typed, ',')?.pieces).toBe(german)
})

test.each([
  'LM358DR',
  '500 pcs',
  '1,000 pcs',
  'BC337-40 pcs',
  '2 x 10 pin header',
  'crystal 3 x 2.5',
  '0603 x 10k',
  '4k7×10',
  'fuse 5*20',
  'PC 817',
  'PN2222A',
  '74HC595 SOIC-16',
  'SMD-3x3mm',
  '2N7002',
  'USB4105-GF-A',
  'DC-DC 5x5mm',
  '10k 0603',
  'QFN 10 x 10 mm',
  '-40 to 85 °C',
  'mosfet 60+ V',
  'mosfet 30+ V',
  'connector 12+ pins',
  'connector 24+ pins',
  'DC 2000 uF',
  'AC/DC 2024 module',
])('%s stays as it is', typed => expect(withoutNoise(typed)).toEqual({ text: typed, leftOut: [] }))

test.each([
  ['7805 pcs', '7805', ['pcs']],
  ['qty: 4148', '4148', ['qty']],
  ['10x 4148 pcs', '4148', ['pcs', '10x']],
])('"%s", which is nothing but quantities, looks for %s', (typed, text, leftOut) => {
  expect(withoutNoise(typed)).toEqual({ text, leftOut })
  expect(saidQuantity(typed, '.')).toBeNull()
})
