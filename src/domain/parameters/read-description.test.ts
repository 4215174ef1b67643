import { describe, expect, test } from 'vitest'
import { parameterBySlug } from './dictionary.ts'
import { readDescription } from './read-description.ts'
import { addressValue } from './write-value.ts'

function read(description: string): string {
  return readDescription(description)
    .map(({ slug, value }) => {
      const parameter = parameterBySlug(slug)
      return `${slug}=${parameter && addressValue(parameter, value)}`
    })
    .sort()
    .join(' ')
}

describe('reading descriptions', () => {
  test.each([
    ['RES 10K OHM 1% 1/16W 0402', 'power=62.5m resistance=10k tolerance=1'],
    ['RES SMD 10 OHM 1% 1/10W 0603', 'power=100m resistance=10 tolerance=1'],
    ['RES 4.7M OHM 5% 1/4W AXIAL', 'power=250m resistance=4.7M tolerance=5'],
    ['RES 0.005 OHM 1% 1W 2512', 'power=1 resistance=5m tolerance=1'],
    [
      'Chip resistor 10k ohm 1% 1/10W 0603 thick film',
      'power=100m resistance=10k technology=thick-film tolerance=1',
    ],
    ['RES 4K7 1% 0603', 'resistance=4.7k tolerance=1'],
    ['RES 2R2 5% 0805', 'resistance=2.2 tolerance=5'],
    ['RESISTOR, 100R, 0402, ±1%, 62.5mW', 'power=62.5m resistance=100 tolerance=1'],
    ['Резистор 10 кОм 1% 0,125 Вт 0805', 'power=125m resistance=10k tolerance=1'],
    ['贴片电阻 10KΩ ±1% 1/10W 0603', 'power=100m resistance=10k tolerance=1'],
    ['厚膜电阻0603 4.7KΩ(472) ±5%', 'resistance=4.7k technology=thick-film tolerance=5'],
    ['CAP CER 0.1UF 50V X7R 0402', 'capacitance=100n dielectric=X7R voltage=50'],
    ['MLCC 100nF 0.1uF 10% 50V X7R 0603', 'capacitance=100n dielectric=X7R tolerance=10 voltage=50'],
    ['CAP CER 22PF 50V C0G/NP0 0603', 'capacitance=22p dielectric=C0G voltage=50'],
    ['CAP 1.5PF ±0.25pF 50V NP0 0402', 'capacitance=1.5p dielectric=C0G tolerance=0.25pF voltage=50'],
    ['CAP ALUM 470UF 20% 25V RADIAL', 'capacitance=470u tolerance=20 voltage=25'],
    ['Конденсатор 0,1 мкФ 50 В X7R 0805 10%', 'capacitance=100n dielectric=X7R tolerance=10 voltage=50'],
    ['贴片电容 100nF ±10% 50V X7R 0402', 'capacitance=100n dielectric=X7R tolerance=10 voltage=50'],
    ['电容100nF±10%50V', 'capacitance=100n tolerance=10 voltage=50'],
    ['CAP 4n7 100V', 'capacitance=4.7n voltage=100'],
    ['IND 10UH 1.2A', 'current=1.2 inductance=10u'],
    ['FIXED IND 4.7UH 2.5A 45 MOHM SMD', 'current=2.5 inductance=4.7u'],
    ['Дроссель 100 мкГн 1,5 А 20%', 'current=1.5 inductance=100u tolerance=20'],
    ['FERRITE BEAD 600 OHM 0603 1LN 2A', 'current=2 impedance=600'],
    ['CRYSTAL 16.0000MHZ 18PF SMD', 'frequency=16M load-capacitance=18p'],
    ['MOSFET N-CH 60V 5.8A SOT23', 'drain-current=5.8 drain-source-voltage=60 polarity=n-channel'],
    [
      'Power MOSFET N-channel 100V 33A 44mohm TO-220',
      'drain-current=33 drain-source-voltage=100 on-resistance=44m polarity=n-channel',
    ],
    [
      'MOSFET N- and P-channel 30V 7.3A',
      'drain-current=7.3 drain-source-voltage=30 polarity=n-and-p-channel',
    ],
    ['TRANS NPN 40V 0.2A TO92-3', 'collector-current=200m collector-emitter-voltage=40 polarity=NPN'],
    ['DIODE ZENER 5.1V 500MW SOD123', 'power=500m zener-voltage=5.1'],
    ['DIODE SCHOTTKY 40V 1A SMA', 'forward-current=1 reverse-voltage=40'],
    ['FUSE 2A 250V 5x20', 'current=2 voltage=250'],
    ['RES 10K 1% 0603', 'resistance=10k tolerance=1'],
    ['Резистор 4.7К 5% 0603', 'resistance=4.7k tolerance=5'],
    ['Резистор 4К7 5% 0603', 'resistance=4.7k tolerance=5'],
    ['贴片电阻 1K 1% 0805', 'resistance=1k tolerance=1'],
    ['RES 10K 1/16W 1% 50V', 'power=62.5m resistance=10k tolerance=1'],
    ['RES CHIP 10K 1% 100MW', 'power=100m resistance=10k tolerance=1'],
    ['RES 2.2MEG 5% 0805', 'resistance=2.2M tolerance=5'],
    ['IND 4.7U', 'inductance=4.7u'],
    ['IND 10U 3A', 'current=3 inductance=10u'],
    ['IND 10UH 500MA', 'current=500m inductance=10u'],
    ['CAP 10U 25V', 'capacitance=10u voltage=25'],
    ['CAP 22P 50V', 'capacitance=22p voltage=50'],
    ['CAP 10UF-25V', 'capacitance=10u'],
    ['CAP 10UF/25V', 'capacitance=10u'],
    ['RES 22K/50V', 'resistance=22k'],
    ['RES 10K 1/4W-1/2W', 'resistance=10k'],
    ['Конденсатор 10мк 25 В', 'capacitance=10u voltage=25'],
    ['MOSFET N/P-CH 30V 5A', 'drain-current=5 drain-source-voltage=30 polarity=n-and-p-channel'],
    ['MOSFET P/N-CH 30V 5A', 'drain-current=5 drain-source-voltage=30 polarity=n-and-p-channel'],
    ['MOSFET N-CH 20V/30V', 'polarity=n-channel'],
  ])('%s', (description, values) => {
    expect(read(description)).toBe(values)
  })

  test.each([
    'RES 103 5% 0603',
    'RES 5MOHM 1% 2512',
    'RES KIT 10K OHM 1%',
    'RES CER 16MHZ',
    'KNOB CAP 10MM RED',
    'CAP 104K 50V',
    'IC REG LINEAR 3.3V 1A SOT223',
    'ATMEGA328P',
    'ESP32 module 4MB',
    'RES 10K OHM, CAP 100NF',
    'LED DRIVER 20MA',
    'BC847',
    'MOSFET N-CH/P-CH 30V 5A',
    'STM32F103C8T6 32-bit MCU 64KB flash',
    'CONN HEADER 10POS 2.54MM',
    'DIODE TVS 5V 400W SMA',
    'RES 1,234 OHM',
    'Resistor 10K..100K',
    'Resistor 10K - 100K 5%',
    'RES 10K/22K',
    'ZENER 3.3V-3.6V',
    'DIODE ZENER 3.3V ~ 3.6V',
    'CAP TRIM 5PF-20PF',
    '10K 0603 1%',
    '',
  ])('says nothing about %s', description => {
    expect(read(description)).toBe('')
  })

  test('a parameter with two values is left out', () => {
    expect(read('RES 10K OHM 1% 5% 0603')).toBe('resistance=10k')
    expect(read('RES 10K 22K')).toBe('')
  })
})
