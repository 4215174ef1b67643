import { describe, expect, test } from 'vitest'
import { readBom } from './read-bom.ts'
import { inShort, reasons, writtenSheet } from './written-sheet.ts'

const read = (sheet: string) => readBom([writtenSheet(sheet)], { boards: 1 })

describe('designators that continue in the rows below', () => {
  test('belong to the line above, without a warning or a skipped row', () => {
    const bom = read(`
Item | Quantity | Reference | Part
1 | 8 | C1,C2,C3,C4,C5,C6, | GRM188R71H104KA93D
 | | C7,C8 |
2 | 12 | R1,R2,R3,R4,R5 | CRCW06031K00FKEA
 | | R6,R7,R8,R9,R10
 | | R11,R12
3 | 1 | U1 | LM5116MHX/NOPB`)
    expect(
      bom.lines.map(({ designators, qty, rows, warnings }) => [designators, qty, rows, warnings]),
    ).toEqual([
      ['C1,C2,C3,C4,C5,C6, C7,C8', 8, [1, 2], []],
      ['R1,R2,R3,R4,R5, R6,R7,R8,R9,R10, R11,R12', 12, [3, 4, 5], []],
      ['U1', 1, [6], []],
    ])
    expect(bom.skipped).toEqual([])
  })

  test('are one per row', () => {
    const bom = read('Ref | MPN | Qty\nR1 | RC0603FR-0710KL | 3\nR2 | |\nR3 | |\nU1 | NE555DR | 1')
    expect(bom.lines.map(({ designators, qty }) => [designators, qty])).toEqual([
      ['R1, R2, R3', 3],
      ['U1', 1],
    ])
  })

  test('count where the sheet has no quantities', () => {
    expect(inShort(read('Ref | MPN\nR1,R2, | RC0603FR-0710KL\nR3 |\nU1 | NE555DR'))).toEqual([
      'RC0603FR-0710KL / 3',
      'NE555DR / 1',
    ])
  })

  test('a part without a number is skipped once', () => {
    const bom = read('Qty | Ref | Value | MPN\n4 | R1,R2, | 10k |\n | R3,R4 | |\n1 | U1 | | NE555DR')
    expect(reasons(bom)).toEqual(['1 no_part_number', '2 merged'])
    expect(bom.offered[0]?.line).toMatchObject({ designators: 'R1,R2, R3,R4', qty: 4, rows: [1, 2] })
  })

  test('a place without a part is none of them: the quantity above is complete', () => {
    const bom = read('Qty | Ref | Value | MPN\n2 | R1,R2 | 10k | RC0603FR-0710KL\n | J9 | |')
    expect(bom.lines[0]?.designators).toBe('R1,R2')
    expect(reasons(bom)).toEqual(['2 no_part_number'])
  })

  test('places of another kind are none of them', () => {
    const bom = read('Ref | MPN | Qty\nR1,R2 | RC0603FR-0710KL | 4\nJ9 | |\nJ10 | |')
    expect(bom.lines.map(({ designators }) => designators)).toEqual(['R1,R2'])
    expect(reasons(bom)).toEqual(['2 no_part_number', '3 no_part_number'])
  })

  test.each([
    ['fewer', 20],
    ['more', 3],
  ])('places without a part are none of them if together they are %s than the quantity', (_, qty) => {
    const bom = read(`Ref | MPN | Qty\nR1,R2 | RC0603FR-0710KL | ${qty}\nR9,R10 | |`)
    expect(bom.lines.map(({ designators }) => designators)).toEqual(['R1,R2'])
    expect(reasons(bom)).toEqual(['2 no_part_number'])
  })
})
