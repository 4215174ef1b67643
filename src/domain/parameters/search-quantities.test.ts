import { describe, expect, test } from 'vitest'
import { readQuantities } from './search-quantities.ts'

/** `slug=number` of the most usual meanings. */
function meanings(text: string): string[] {
  const found = readQuantities(text)
  const least = Math.min(...found.map(({ doubt }) => doubt))
  return found
    .filter(({ doubt }) => doubt === least)
    .flatMap(({ parameters, value }) =>
      parameters.map(
        ({ slug }) => `${slug}=${value.kind === 'number' ? value.number : JSON.stringify(value)}`,
      ),
    )
}

describe('a quantity of a search', () => {
  test.each([
    ['100nF', 'capacitance=1e-7'],
    ['0.1μF', 'capacitance=1e-7'],
    ['100 nF', 'capacitance=1e-7'],
    ['100n', 'capacitance=1e-7'],
    ['4n7', 'capacitance=4.7e-9'],
    ['4k7', 'resistance=4700'],
    ['100R', 'resistance=100'],
    ['10 k', 'resistance=10000'],
    ['2.2Meg', 'resistance=2200000'],
    ['1 MEG', 'resistance=1000000'],
    ['10 кОм', 'resistance=10000'],
    ['600 ohm', 'impedance=600'],
    ['2.2uH', 'inductance=0.0000022'],
    ['3V3', 'output-voltage=3.3'],
    ['±1%', 'tolerance=1'],
    ['1%', 'tolerance=1'],
    ['1/4W', 'power=0.25'],
    ['8 MHz', 'frequency=8000000'],
    ['dual', 'channels=2'],
    ['zweifach', 'channels=2'],
    ['Doppel', 'channels=2'],
    ['doppio', 'channels=2'],
    ['счетверённый', 'channels=4'],
    ['doubles', 'channels=2'],
    ['cuádruples', 'channels=4'],
    ['2回路', 'channels=2'],
    ['مزدوج', 'channels=2'],
    ['16MB', 'memory-size=134217728'],
    ['16Mb', 'memory-size=16777216'],
  ])('"%s" can be %s', (text, meaning) => {
    expect(meanings(text)).toContain(meaning)
  })

  test.each(['0402', '8', '74', 'X7R', 'LM358', 'MAX232', 'transceiver', ''])('"%s" is none', text => {
    expect(readQuantities(text)).toEqual([])
  })

  test.each([
    ['2-polig', ['positions=2', 'pins=2']],
    ['3 pôles', ['positions=3', 'pins=3']],
    ['4-fach', ['adc-channels=4', 'channels=4']],
    ['2 rows', ['rows=2']],
  ])('"%s" counts only %j', (text, expected) => {
    expect(meanings(text).sort()).toEqual(expected.sort())
  })

  test('three digits are a code for a capacitance or a resistance', () => {
    expect(meanings('104')).toEqual(['capacitance=1e-7', 'resistance=100000'])
    expect(readQuantities('104').every(({ isCode }) => isCode)).toBe(true)
  })

  test('a capacitance is no tolerance, although tolerances of small capacitors are in pF', () => {
    expect(meanings('0.25pF')).not.toContain('tolerance=2.5e-13')
    expect(meanings('±0.25pF')).toContain('tolerance=2.5e-13')
  })
})
