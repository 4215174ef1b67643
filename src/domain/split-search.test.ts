import { describe, expect, test, vi } from 'vitest'
import { searchTerms } from './search-terms.ts'
import { splitSearch } from './split-search.ts'

describe('a value is never torn apart', () => {
  test.each([
    ['100R 1/4W', ['100R', '1/4W']],
    ['100R 1/4 W 5%', ['100R', '1/4W', '5%']],
    ['res ½W', ['res', '1/2W']],
    ['10k +/- 5%', ['10k', '±5%']],
    ['25 ppm / °C 10k', ['25ppm/°C', '10k']],
    ['opamp 5 nV/√Hz', ['opamp', '5nV/√Hz']],
    ['LM358 3 to 36 V', ['LM358', '3 to 36V']],
    ['-40 bis 85 °C', ['-40 bis 85°C']],
    ['-40 to 125 ldo', ['-40 to 125°C', 'ldo']],
    ['opamp -40..+85', ['opamp', '-40 to 85°C']],
    ['sram 256K x 8', ['sram', '256Kx8']],
    ['3.2 x 2.5 mm crystal', ['3.2x2.5mm', 'crystal']],
    ['4,7k 0805', ['4.7k', '0805']],
    ['LDO 3 V 3', ['LDO', '3V3']],
    ['4 k 7 0805', ['4k7', '0805']],
    ['LDO 3 V 3 A', ['LDO', '3', 'V', '3', 'A']],
    ['双运放 SOP8', ['双', '运放', 'SOP8']],
    ['12 A 800 V', ['12', 'A', '800', 'V']],
    ['100nF/50V/0402', ['100nF', '50V', '0402']],
    ['BAT54H,115', ['BAT54H', '115']],
    ['10k±1% 0402', ['10k', '±1%', '0402']],
    ['резистор 4,7к 10мк', ['резистор', '4.7k', '10u']],
    ['10 к 0603', ['10k', '0603']],
    ['mosfet >= 60V <1%', ['mosfet', '≥60V', '≤1%']],
    ['LM358 >5V', ['LM358', '≥5V']],
    ['12V->5V converter', ['12V', '5V', 'converter']],
    ['level shifter 3.3V<->5V', ['level', 'shifter', '3.3V', '5V']],
    ['24V > 5V buck', ['24V', '5V', 'buck']],
    ['dc dc 24 V to 5 V 1W', ['dc', 'dc', '24V', '5V', '1W']],
    ['Stiftleiste 2,54mm 40-polig', ['Stiftleiste', '2.54mm', '40-polig']],
    ['passo 5,08 2 poli', ['passo', '5.08', '2', 'poli']],
    ['مكثف ٤٧٠ ميكروفاراد', ['مكثف', '470', 'ميكروفاراد']],
    ['0603WAF180JT5E厚声 N沟道 600欧', ['0603WAF180JT5E', '厚声', 'N沟道', '600欧']],
    ['stm32 64кб', ['stm32', '64kb']],
    ['flash 16 МБ 128 Мбит', ['flash', '16MB', '128Mbit']],
    ['32 Кбайта 32kbytes', ['32KB', '32kB']],
    ['480 Мбит/с 115 Кбод', ['480Mbit', 'с', '115', 'Кбод']],
  ])('"%s"', (search, words) => expect(splitSearch(search)).toEqual(words))

  test.each([
    ['100nF0402 murata', ['100nF', '0402', 'murata']],
    ['10k0603', ['10k', '0603']],
    ['4k70805', ['4k7', '0805']],
    ['100nF50V', ['100nF', '50V']],
    ['0,1uF16V0402X7R', ['0.1uF', '16V', '0402', 'X7R']],
    ['10uF6V30402', ['10uF', '6V3', '0402']],
    ['100nF-50V-0402', ['100nF', '50V', '0402']],
    ['10k_1%_0603', ['10k', '1%', '0603']],
    ['0402100nF', ['0402', '100nF']],
    ['钽电容10uF16V', ['钽电容', '10uF', '16V']],
    ['10uF16V钽电容', ['10uF', '16V', '钽电容']],
    ['24VSMB', ['24V', 'SMB']],
    ['3.3VSOT23-5', ['3.3V', 'SOT23-5']],
    ['10кОм0603 100нФ50В 4к70805', ['10кОм', '0603', '100нФ', '50В', '4k7', '0805']],
  ])('glued values are set apart: "%s"', (search, words) => expect(splitSearch(search)).toEqual(words))

  test.each(
    [
      '1N4148 2N7002 4N35 6A10 20N60 2SC1815 24LC256 74HC595 0402WGF1002TCE 08055C104KAT2A 10M50SAE144',
      // 100 nF with 10 %, a thermistor, one of several values, and a range.
      '0603X7R104K 104K0603 10K3A1A 10K3A 10K3950 6V322uF 10k01005 10V-24V 10W10K 0603100R',
    ].flatMap(numbers => numbers.split(' ')),
  )('%s may be a part number and stays whole', word => expect(splitSearch(word)).toEqual([word]))

  test('of the terms of a search neither, nor a package in several words', () => {
    const textsOf = (search: string) => searchTerms(search).map(({ text }) => text)
    expect(textsOf('100 nF SOT 23 5 10 V/us')).toEqual(['100nF', 'SOT-23-5', '10V/us'])
    expect(textsOf('SOT-23 3 V')).toEqual(['SOT-23', '3V'])
  })
})

test('a word of values is read in steps in proportion to its length', () => {
  const stepsOf = (word: string) => {
    const steps = vi.spyOn(RegExp.prototype, 'exec')
    splitSearch(word)
    const { length } = steps.mock.calls
    steps.mockRestore()
    return length
  }
  expect(stepsOf(`${'11n'.repeat(12)}az`)).toBeLessThan(4 * stepsOf(`${'11n'.repeat(4)}az`))
})
