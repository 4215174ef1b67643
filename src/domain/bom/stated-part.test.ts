import { describe, expect, test } from 'vitest'
import { isOtherPart, readKnown, readStated } from './stated-part.ts'
import { isOtherValue } from './value-slip.ts'

const LINE = { part_number: 'X-1', package: '', description: '', designators: '' }
const PART = { packaging: '', description: '', attributes: [] }
const resistor = (value: string) => [{ name: 'Resistance', value }]
const capacitor = (value: string) => [{ name: 'Capacitance', value }]

describe('a part with a similar number is another one', () => {
  test.each([
    ['by its size', { package: 'R_0603_1608Metric' }, { packaging: '0402' }],
    ['by the size in its number', { part_number: 'RC0603FR-0710KL' }, { packaging: '0805' }],
    ['by its case', { package: 'SOIC-8' }, { packaging: 'DIP-8' }],
    ['by a case with two names', { package: 'D2PAK' }, { packaging: 'TO-252' }],
    ['by its polarity', { description: 'TRANS NPN 45V SOT23' }, { description: 'PNP transistor 45 V' }],
    [
      'by its channel',
      { description: 'MOSFET P-CH' },
      { attributes: [{ name: 'Type', value: 'N-Channel' }] },
    ],
    [
      'by the sign of its voltage',
      { description: 'positive regulator' },
      { description: 'Negative regulator -5 V' },
    ],
    [
      'by its direction',
      { description: 'TVS DIODE 64.1V unidirectional' },
      { attributes: [{ name: 'Configuration', value: 'Bidirectional' }] },
    ],
    [
      'by its direction in short',
      { description: 'TVS 24V bidirectional' },
      { description: 'TVS DIODE 24VWM 38.9VC UNIDIR' },
    ],
    [
      'by a lower rating',
      { description: 'Schottky 60V 2A SMA' },
      { attributes: [{ name: 'Reverse voltage', value: '20 V' }] },
    ],
    ['by its resistance', { description: 'RES 10K 1%' }, { attributes: resistor('12 kΩ') }],
    ['by a bare value', { description: '4k7', designators: 'R1, R2' }, { attributes: resistor('47 kΩ') }],
    ['by its capacitance', { description: '100n', designators: 'C1' }, { attributes: capacitor('10 nF') }],
    ['in Chinese', { description: '贴片电容 100nF 50V' }, { attributes: capacitor('1 µF') }],
  ])('%s', (_, line, part) => {
    expect(isOtherPart(readStated({ ...LINE, ...line }), readKnown({ ...PART, ...part }))).toBe(true)
  })
})

describe('a part with a similar number may be meant', () => {
  test.each([
    [
      'with the same value written differently',
      { description: 'RES 10K' },
      { attributes: resistor('10000 Ω') },
    ],
    ['with the same case by another name', { package: 'D2PAK' }, { packaging: 'TO-263' }],
    ['with the same size in millimetres', { package: '1608 metric' }, { packaging: '0603' }],
    ['when the row says nothing', {}, { attributes: resistor('10 kΩ'), packaging: '0603' }],
    ['when the part says nothing', { description: 'RES 10K 0603' }, {}],
    [
      'with a higher rating',
      { description: 'Schottky 40V 1A' },
      { attributes: [{ name: 'Reverse voltage', value: '60 V' }] },
    ],
    ['when a value is not named', { description: '10k' }, { attributes: capacitor('10 nF') }],
  ])('%s', (_, line, part) => {
    expect(isOtherPart(readStated({ ...LINE, ...line }), readKnown({ ...PART, ...part }))).toBe(false)
  })
})

describe('a digit in the code of a value', () => {
  const known = (attributes: { name: string; value: string }[], packaging = '') =>
    readKnown({ ...PART, attributes, packaging })

  test.each([
    ['RC0603FR-0710KL', 'RC0603FR-0712KL', known(resistor('12 kΩ'))],
    ['CRCW06034K70FKEA', 'CRCW06034K80FKEA', known(resistor('4.8 kΩ'))],
    ['ERJ-3EKF1002V', 'ERJ-3EKF1003V', known(resistor('100 kΩ'))],
    ['GRM188R71H103KA93D', 'GRM188R71H104KA93D', known(capacitor('100 nF'))],
    ['LQH32CN100K23L', 'LQH32CN101K23L', known([{ name: 'Inductance', value: '100 µH' }])],
    ['AMS1117-3.3', 'AMS1117-5.3', known([{ name: 'Output voltage', value: '5.3 V' }])],
    ['LM7805CT', 'LM7815CT/NOPB', known([{ name: 'Output voltage', value: '15 V' }])],
    ['SMBJ24CA', 'SMBJ26CA', known([{ name: 'Stand-off voltage', value: '26 V' }])],
    ['SMBJ36CA', 'SMCJ36CA', known([{ name: 'Stand-off voltage', value: '36 V' }], 'SMC')],
    ['SN74HC14N', 'SN74HC74N', known([])],
    ['LM7915CT', 'LM7815CT/NOPB', known([{ name: 'Output voltage', value: '15 V' }])],
    ['BZX84C6V8', 'BZX84-C68,215', known([{ name: 'Zener voltage', value: '68 V' }])],
    ['RC0603FR-0711KL', 'RC0603FR-071KL', known(resistor('1 kΩ'))],
    ['RC0603FR-0713K3L', 'RC0603FR-073K3L', known(resistor('3.3 kΩ'))],
    ['2N3905', '2N3904', known([])],
    ['P6KE15CA', 'P6KE75CA', known([{ name: 'Configuration', value: 'Bidirectional' }])],
    ['P6KE75A', 'P6KE75CA', known([{ name: 'Configuration', value: 'Bidirectional' }])],
    ['SMBJ24CA-TR', 'SMBJ24A', known([{ name: 'Configuration', value: 'Unidirectional' }])],
    ['SMBJ24A-13-F', 'SMBJ24CA-13-F', known([{ name: 'Configuration', value: 'Bidirectional' }])],
    ['1.5KE68CA', '1.5KE68A', known([{ name: 'Configuration', value: 'Unidirectional' }])],
  ])('makes %s another part than %s', (asked, number, part) => {
    expect(isOtherValue(asked, number, part)).toBe(true)
  })

  test.each([
    ['RC0603FR-0710KL', 'RC0603FR-0710KI', known(resistor('10 kΩ'))],
    ['RC0603FR-O710KL', 'RC0603FR-0710KL', known(resistor('10 kΩ'))],
    ['STM32F103C8T6', 'STM32F103C8T7', known([])],
    ['RC0603FR-071', 'RC0603FR-0710KL', known(resistor('10 kΩ'))],
    ['GRM188R71H104KA93', 'GRM188R71H104KA93D', known(capacitor('100 nF'))],
    ['2N39O4', '2N3904', known([])],
    ['1N4007-E3/54', '1N4007-E3/53', known([])],
    ['ERJ-2RKF1002V', 'ERJ-2RKF1002X', known(resistor('10 kΩ'))],
    ['AMS1117-3.3R', 'AMS1117-3.3', known([{ name: 'Output voltage', value: '3.3 V' }])],
    ['BZX84C6V8', 'BZX84-C6V8,215', known([{ name: 'Zener voltage', value: '6.8 V' }])],
    ['GRM188R71H104KA93D', 'GRM188R71H104KA83D', known(capacitor('100 nF'))],
  ])('elsewhere %s may be a slip of %s', (asked, number, part) => {
    expect(isOtherValue(asked, number, part)).toBe(false)
  })
})
