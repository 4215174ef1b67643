import { describe, expect, test } from 'vitest'
import { readBom } from './read-bom.ts'
import { inShort, writtenSheet } from './written-sheet.ts'

describe('hidden parts of a workbook come last', () => {
  const sheet = writtenSheet('MPN | Manufacturer Part Number | Qty | Quantity\nLM358D | LM358DR | 9 | 2')

  test('a hidden column of numbers or quantities', () => {
    const bom = readBom([{ ...sheet, hiddenColumns: [0, 2] }], { boards: 1 })
    expect(inShort(bom)).toEqual(['LM358DR / 2'])
    expect(bom.lines[0]?.alternates).toEqual([])
  })

  test('a hidden column is read if there is no other', () => {
    const bom = readBom([{ ...sheet, hiddenColumns: [0, 1, 2, 3] }], { boards: 1 })
    expect(bom.lines).toHaveLength(1)
  })

  test('a hidden row is read, and the buyer is told', () => {
    const bom = readBom([{ ...writtenSheet('MPN | Qty\nLM358DR | 2\nNE555DR | 3'), hiddenRows: [2] }], {
      boards: 1,
    })
    expect(bom.lines.map(({ qty, warnings }) => [qty, warnings])).toEqual([
      [2, []],
      [3, ['hidden_row']],
    ])
  })

  test('a hidden sheet, although it has more lines', () => {
    const shown = writtenSheet('MPN | Qty\nLM358DR | 2', 'New')
    const old = writtenSheet('Ref | MPN | Maker | Qty\nU1 | LM358D | TI | 1\nU2 | LM324D | TI | 1', 'Old')
    expect(readBom([{ ...old, isHidden: true }, shown], { boards: 1 }).sheet).toBe(1)
    expect(readBom([{ ...old, isHidden: true }, writtenSheet('Notes')], { boards: 1 }).sheet).toBe(0)
  })
})

describe('merged cells', () => {
  test('one quantity for two numbers: the second is an alternate, and the line is warned of', () => {
    const sheet = writtenSheet('Ref | Maker | MPN | Qty\nU1 | TI | LM358DR | 4\n | ST | LM358DT |')
    const bom = readBom([{ ...sheet, tallCells: [{ column: 3, top: 1, bottom: 2 }] }], { boards: 1 })
    expect(bom.lines).toMatchObject([{ part_number: 'LM358DR', qty: 4, alternates: ['LM358DT'] }])
    expect(bom.lines[0]?.warnings).toContain('merged_cells')
  })

  test('one number for two rows: their quantities are added', () => {
    const sheet = writtenSheet('MPN | Ref | Qty\nLM358DR | U1 | 1\n | U2, U3 | 2\nBAT54 | D1 | 1')
    const bom = readBom([{ ...sheet, tallCells: [{ column: 0, top: 1, bottom: 2 }] }], { boards: 1 })
    expect(inShort(bom)).toEqual(['LM358DR / 3', 'BAT54 / 1'])
    expect(bom.lines.map(({ warnings }) => warnings.includes('merged_cells'))).toEqual([true, false])
  })

  test('one number and one quantity for two rows: the quantity counts once, the designators are collected', () => {
    const sheet = writtenSheet('MPN | Qty | Ref\nLM358DR | 4 | U1\n | | U2\nBAT54 | 1 | D1')
    const tallCells = [0, 1].map(column => ({ column, top: 1, bottom: 2 }))
    const bom = readBom([{ ...sheet, tallCells }], { boards: 1 })
    expect(inShort(bom)).toEqual(['LM358DR / 4', 'BAT54 / 1'])
    expect(bom.lines[0]).toMatchObject({ designators: 'U1, U2', rows: [1, 2] })
  })

  test('one manufacturer for several rows is no reason to warn', () => {
    const sheet = writtenSheet('Maker | MPN | Ref | Qty\nTI | LM358DR | U1 | 1\n | LM324DR | U2 | 1')
    const bom = readBom([{ ...sheet, tallCells: [{ column: 0, top: 1, bottom: 2 }] }], { boards: 1 })
    expect(inShort(bom)).toEqual(['LM358DR / TI / 1', 'LM324DR / TI / 1'])
    expect(bom.lines.flatMap(({ warnings }) => warnings)).toEqual([])
  })
})
