import { expect, test } from 'vitest'
import { splitMakers, splitNumbers } from './split-maker.ts'

const pairs = (cell: string) => splitMakers(cell).map(({ maker, number }) => `${maker}: ${number}`)

test.each([
  ['NXP - LPC1768FBD100,551', ['NXP: LPC1768FBD100,551']],
  ['EPCOS, B41142A5107M', ['EPCOS: B41142A5107M']],
  ['YAGEO CC0402KRX7R7BB104', ['YAGEO: CC0402KRX7R7BB104']],
  ['C&K Components KMR231GLFS', ['C&K Components: KMR231GLFS']],
  ['Taiwan Semi - TS4148 RY', ['Taiwan Semi: TS4148 RY']],
  ['3M 966240-2000-AR', ['3M: 966240-2000-AR']],
  ['Murata: GRM155R71C104KA88D', ['Murata: GRM155R71C104KA88D']],
  ['LM358DR - Texas Instruments', ['Texas Instruments: LM358DR']],
  ['MTCONN MCTF-0403, Suntech ST-TF-003A', ['MTCONN: MCTF-0403', 'Suntech: ST-TF-003A']],
  ['TDK, C1608X5R1A106; Samsung, CL10A106', ['TDK: C1608X5R1A106', 'Samsung: CL10A106']],
  ['Vishay 1N4148W\nonsemi 1N4148WS', ['Vishay: 1N4148W', 'onsemi: 1N4148WS']],
  ['SS14', [': SS14']],
  ['', []],
])('%s', (cell, wanted) => expect(pairs(cell)).toEqual(wanted))

test('a number keeps its comma, slash and spaces', () => {
  expect(splitNumbers('BAT54H,115')).toEqual(['BAT54H,115'])
  expect(splitNumbers('MKDSN 1,5/ 2')).toEqual(['MKDSN 1,5/ 2'])
  expect(splitNumbers('RC0603, CRCW0603')).toEqual(['RC0603, CRCW0603'])
  expect(splitNumbers('Murata NFM18, 0603')).toEqual(['Murata NFM18, 0603'])
})

test('numbers on separate lines are alternates', () => {
  expect(splitNumbers('CC0603KRX7R9BB104\nGRM188R71H104KA93D')).toEqual([
    'CC0603KRX7R9BB104',
    'GRM188R71H104KA93D',
  ])
  expect(splitNumbers('LM358DR / LM358DT')).toEqual(['LM358DR', 'LM358DT'])
  expect(splitNumbers('LM1117/NOPB')).toEqual(['LM1117/NOPB'])
  expect(splitNumbers('Phoenix / MKDS 1,5')).toEqual(['Phoenix / MKDS 1,5'])
  expect(splitNumbers('Murata GRM155R61A105; Samsung CL05A105')).toEqual([
    'Murata GRM155R61A105',
    'Samsung CL05A105',
  ])
  expect(splitNumbers('TI LM358DR, ST LM358DT')).toEqual(['TI LM358DR', 'ST LM358DT'])
  expect(splitNumbers('SS14 or SS16')).toEqual(['SS14', 'SS16'])
  expect(splitNumbers('Black or white')).toEqual(['Black or white'])
})
