import { expect, test } from 'vitest'
import { withoutNoise } from './search-noise.ts'

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
  ['LM358DR 22+', 'LM358DR', ['22+']],
  ['LM358DR DC 2023+', 'LM358DR', ['DC 2023+']],
  ['LM358DR DC 12+', 'LM358DR', ['DC 12+']],
  ['LM358DR DC: 2023', 'LM358DR', ['DC: 2023']],
  ['LM358DR D/C 2021 100 pcs', 'LM358DR', ['100 pcs', 'D/C 2021']],
])('"%s" asks for %s', (typed, text, leftOut) => expect(withoutNoise(typed)).toEqual({ text, leftOut }))

test.each([
  'LM358DR',
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
