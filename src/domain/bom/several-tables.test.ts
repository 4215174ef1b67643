import { describe, expect, test } from 'vitest'
import { readBom } from './read-bom.ts'
import { inShort, writtenSheet } from './written-sheet.ts'

describe('tables side by side', () => {
  test.each<[string, string, string[]]>([
    [
      'side by side same heads',
      `
Top side | | | | Bottom side | |
MPN | Qty | Ref | | MPN | Qty | Ref
LM358DR | 1 | U1 | | TPS54331DR | 2 | U2, U3
RC0603FR-0710KL | 3 | R1-R3 | | GRM188R71H104KA93D | 4 | C1-C4
 | | | | 1N4148W-7-F | 1 | D1`,
      ['LM358DR / 1', 'RC0603FR-0710KL / 3', 'TPS54331DR / 2', 'GRM188R71H104KA93D / 4', '1N4148W-7-F / 1'],
    ],
    [
      'side by side different heads',
      `
Part Number | Manufacturer | Qty | | | Mechanical part | Pcs
LM358DR | TI | 1 | | | M3x8 screw DIN912 | 4
TPS54331DR | TI | 2 | | | 24421 | 2`,
      ['LM358DR / TI / 1', 'TPS54331DR / TI / 2'],
    ],
    [
      'side by side no gap',
      `
MPN | Manufacturer | Qty | MPN | Manufacturer | Qty
LM358DR | TI | 1 | TPS54331DR | TI | 2
RC0603FR-0710KL | Yageo | 3 | GRM188R71H104KA93D | Murata | 4`,
      [
        'LM358DR / TI / 1',
        'RC0603FR-0710KL / Yageo / 3',
        'TPS54331DR / TI / 2',
        'GRM188R71H104KA93D / Murata / 4',
      ],
    ],
  ])('%s', (_, sheet, lines) => {
    expect(inShort(readBom([writtenSheet(sheet)], { boards: 1 }))).toEqual(lines)
  })
})

describe('tables below each other', () => {
  test.each<[string, string, string[]]>([
    [
      'below: shifted columns',
      `
Electronics
Ref | MPN | Maker | Qty
U1 | LM358DR | TI | 1
U2 | TPS54331DR | TI | 2

Connectors
Qty | Part Number | Manufacturer
4 | 0022232021 | Molex
2 | B2B-XH-A(LF)(SN) | JST`,
      ['LM358DR / TI / 1', 'TPS54331DR / TI / 2', '0022232021 / Molex / 4', 'B2B-XH-A(LF)(SN) / JST / 2'],
    ],
    [
      'below: same heads',
      `
Ref | MPN | Qty
U1 | LM358DR | 1
Ref | MPN | Qty
U2 | TPS54331DR | 2`,
      ['LM358DR / 1', 'TPS54331DR / 2'],
    ],
    [
      'below: german second',
      `
Bauteile SMD
Bezeichner | Herstellernummer | Hersteller | Menge
U1 | LM358DR | TI | 1

Bauteile THT
Herstellernummer | Hersteller | Bezeichner | Menge
0022232021 | Molex | J1 | 3`,
      ['LM358DR / TI / 1', '0022232021 / Molex / 3'],
    ],
    [
      'KiCad: each component, then the same ones grouped',
      `
Source: | /home/a/board.sch
Date: | 2019
Tool: | Eeschema 5.1
Generator: | bom_csv_grouped_by_value.py
Component Count: | 4

Individual Components:

Item | Qty | Reference(s) | Value | LibPart | Footprint | Datasheet | MFR | MPN
 | | C1 | 100nF | Device:C | C_0402 | ~ | Murata | GRM155R71C104KA88D
 | | C2 | 100nF | Device:C | C_0402 | ~ | Murata | GRM155R71C104KA88D
 | | U1 | STM32F103C8T6 | MCU_ST_STM32F1:STM32F103C8Tx | LQFP-48 | ~ | ST | STM32F103C8T6
 | | U2 | AMS1117-3.3 | Regulator_Linear:AMS1117-3.3 | SOT-223 | ~ | AMS | AMS1117-3.3



Collated Components:

Item | Qty | Reference(s) | Value | LibPart | Footprint | Datasheet | MFR | MPN
1 | 2 | C1, C2 | 100nF | Device:C | C_0402 | ~ | Murata | GRM155R71C104KA88D
2 | 1 | U1 | STM32F103C8T6 | MCU_ST_STM32F1:STM32F103C8Tx | LQFP-48 | ~ | ST | STM32F103C8T6
3 | 1 | U2 | AMS1117-3.3 | Regulator_Linear:AMS1117-3.3 | SOT-223 | ~ | AMS | AMS1117-3.3`,
      ['GRM155R71C104KA88D / Murata / 2', 'STM32F103C8T6 / ST / 1', 'AMS1117-3.3 / AMS / 1'],
    ],
  ])('%s', (_, sheet, lines) => {
    expect(inShort(readBom([writtenSheet(sheet)], { boards: 1 }))).toEqual(lines)
  })
})

test('lines of the right table are told apart by its number, and no row is lost', () => {
  const sheet = writtenSheet(`
MPN | Qty | | MPN | Qty
LM358DR | 1 | | TPS54331DR | 2
 | | | BAT54S | 3
`)
  const bom = readBom([sheet], { boards: 1 })
  expect(bom.lines.map(({ row, table }) => [row, table])).toEqual([
    [1, 0],
    [1, 1],
    [2, 1],
  ])
  expect(bom.skipped).toEqual([])
  expect(bom.columns.map(({ field }) => field)).toEqual(['part_number', 'qty', null, 'part_number', 'qty'])
  expect(bom.columns.map(({ table }) => table)).toEqual([0, 0, 0, 1, 1])
})

test('the buyer’s mapping of one table leaves the other as it is', () => {
  const sheet = writtenSheet(`
MPN | Qty | Spare | | MPN | Qty
LM358DR | 1 | 5 | | TPS54331DR | 2
`)
  const bom = readBom([sheet], { boards: 1, mapping: new Map([[2, 'qty']]) })
  expect(inShort(bom)).toEqual(['LM358DR / 5', 'TPS54331DR / 2'])
})

test('a gap between the columns of one table does not split it', () => {
  const sheet = writtenSheet(`
Ref | MPN | | Qty | Order number | Supplier
U1 | LM358DR | | 7 | 2629045 | Farnell
`)
  expect(inShort(readBom([sheet], { boards: 1 }))).toEqual(['LM358DR / 7'])
})
