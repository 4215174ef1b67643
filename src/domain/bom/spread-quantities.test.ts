import { describe, expect, test } from 'vitest'
import { readBom } from './read-bom.ts'
import { inShort, writtenSheet } from './written-sheet.ts'

describe('a quantity for each side of the board is added up', () => {
  test.each<[string, string, string[]]>([
    [
      'top bottom qty',
      `
MPN | Qty Top | Qty Bottom
LM358DR | 1 | 2
TPS54331DR | | 3
RC0603FR-0710KL | 5 |`,
      ['LM358DR / 3', 'TPS54331DR / 3', 'RC0603FR-0710KL / 5'],
    ],
    [
      'designators of each side',
      `
MPN | Top Ref | Bot Ref
LM358DR | U1 U2 | U3
BAT54 | D1 |`,
      ['LM358DR / 3', 'BAT54 / 1'],
    ],
    [
      'top bottom plain',
      `
Part Number | Manufacturer | Top | Bottom
LM358DR | TI | 1 | 2
TPS54331DR | TI | 0 | 3`,
      ['LM358DR / TI / 3', 'TPS54331DR / TI / 3'],
    ],
    [
      'top bottom with total',
      `
MPN | Top | Bot | Total
LM358DR | 1 | 2 | 3
TPS54331DR | 0 | 3 | 3`,
      ['LM358DR / 3', 'TPS54331DR / 3'],
    ],
    [
      'top bottom with qty',
      `
MPN | Qty | Top Qty | Bot Qty
LM358DR | 3 | 1 | 2
TPS54331DR | 3 | 0 | 3`,
      ['LM358DR / 3', 'TPS54331DR / 3'],
    ],
    [
      'top bottom german',
      `
Herstellernummer | Menge Oberseite | Menge Unterseite
LM358DR | 1 | 2
TPS54331DR | | 3`,
      ['LM358DR / 3', 'TPS54331DR / 3'],
    ],
    [
      'top bottom chinese',
      `
型号 | 品牌 | 顶层数量 | 底层数量
LM358DR | TI | 1 | 2
TPS54331DR | TI | | 3`,
      ['LM358DR / TI / 3', 'TPS54331DR / TI / 3'],
    ],
    [
      'qty SMD THT',
      `
MPN | Qty SMD | Qty THT
LM358DR | 1 | 2
TPS54331DR | | 3`,
      ['LM358DR / 3', 'TPS54331DR / 3'],
    ],
    [
      'qty group row',
      `
 | Quantity |
MPN | Top | Bottom
LM358DR | 1 | 2
TPS54331DR | | 3`,
      ['LM358DR / 3', 'TPS54331DR / 3'],
    ],
    [
      'layer text top bottom not qty',
      `
MPN | Qty | Side
LM358DR | 1 | Top
TPS54331DR | 2 | Bottom`,
      ['LM358DR / 1', 'TPS54331DR / 2'],
    ],
  ])('%s', (_, sheet, lines) => {
    expect(inShort(readBom([writtenSheet(sheet)], { boards: 1 }))).toEqual(lines)
  })
})
