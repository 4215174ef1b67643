import { describe, expect, test } from 'vitest'
import { isMeasure, searchTerms } from './search-terms.ts'
import { writtenPattern } from './value-spellings.ts'

/** Whether a description, split as the database splits it, matches every word of a search. */
function finds(search: string, description: string): boolean {
  const words = description
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,;:()[\]{}/"'|]+/)
  return searchTerms(search).every(({ spellings }) =>
    spellings.some(all =>
      all.every(
        ({ word, isWhole, written }) =>
          words.some(known => (isWhole ? known === word : known.startsWith(word))) &&
          (written === undefined ||
            new RegExp(writtenPattern([written])).test(description.normalize('NFKC'))),
      ),
    ),
  )
}

describe('hyphens, spaces and units do not matter', () => {
  test.each([
    ['op-amp', 'Op amp 2 channel'],
    ['opamp', 'Operational amplifier rail-to-rail'],
    ['op amps', 'OPAMP dual'],
    ['fuse, resettable', 'PTC polyfuse 500mA'],
    ['bead ferrite 600R', 'Chip bead 600ohm'],
    ['operational amplifier', 'quad op-amp'],
    ['rs485', 'RS-485 transceiver'],
    ['rs 485', 'RS-485 transceiver'],
    ['RS-422', 'RS422 driver'],
    ['sot23-5', 'LDO SOT-23-5'],
    ['sot 23 5', 'LDO SOT-23-5'],
    ['LQFP64', 'MCU LQFP-64(10x10)'],
    ['lqfp 64', 'MCU LQFP64'],
    ['rail to rail', 'Rail-to-rail op amp'],
    ['usb type c', 'USB-C connector'],
    ['usb-c receptacle', 'USB Type-C socket 24 position'],
    ['D2PAK', 'MOSFET TO-263'],
    ['tvs diode smb', 'TVS diode DO-214AA'],
    ['analog-to-digital converter', 'ADC 16bit'],
    ['step-down', 'Buck converter 3A'],
    ['8 pin', 'Microcontroller, 8-pin'],
    ['dip switch', 'DIP switch 8 positions'],
    ['can driver', 'CAN FD bus transceiver controller 5Mbps'],
    ['rs485 driver', 'RS-485 transceiver 10Mbps'],
    ['power module', 'DC-DC converter module 5V 1W'],
    ['mäuseklavier', 'DIP switch 8 positions'],
    ['磁珠 0603', 'Ferrite bead 600ohm 0603'],
    ['оптопара', 'Optocoupler 1 channel'],
  ])('"%s" finds "%s"', (search, description) => expect(finds(search, description)).toBe(true))
})

describe('values are found in every notation', () => {
  test.each([
    ['0.1µF 50V 0402', 'MLCC 100nF 10% 50V X7R 0402'],
    ['100 nF 0402 50 V X7R', 'MLCC 0.1uF 10% 50V X7R 0402'],
    ['100000pF', 'MLCC 0.1μF'],
    ['0,1 мкФ', 'MLCC 100nF'],
    ['104 X7R', 'MLCC 100nF X7R'],
    ['1µF', 'MLCC 1 uF'],
    ['8 MHz crystal', 'Quartz crystal 8.000MHz 18pF'],
    ['8000kHz', 'Quartz crystal 8MHz'],
    ['3V3', 'LDO 3.3V 1A'],
    ['3.3 V', 'LDO 3.3 V 1 A'],
    ['50 В', 'MLCC 50V'],
    ['4k7 0805', 'Chip resistor 4.7k ohm 0805'],
    ['4.7k', 'RES 4K7 1%'],
    ['4700 ohm', 'RES 4.7kΩ 1%'],
    ['2R2', 'RES 2.2 Ohm'],
    ['100R', 'RES 100 OHM'],
    ['10 кОм', 'RES 10k 1%'],
    ['1M ohm', 'Chip resistor 1M ohm 1%'],
    ['1 Meg', 'RES 1MOHM 1%'],
    ['2.2 Megohm', 'RES 2M2 5%'],
    ['1 МОм', 'Резистор 1МОм'],
    ['1M', 'SRAM 1Mbit'],
    ['10 milliohm', 'Shunt 10mohm 1%'],
    ['10 mΩ', 'Shunt 10 mΩ 1%'],
    ['10m ohm', 'Shunt 0.01 ohm'],
    ['10 mohm 2512', 'RES 10MOHM 2512'],
    ['1M ohm', 'RES 1㏁'],
    ['1 %', 'RES 10k ±1%'],
    ['0.25W', 'RES 10k 1/4W'],
    ['1/4W', 'RES 10k 1/4W'],
    ['2200nH', 'Inductor 2.2uH'],
    ['100n 0402', 'MLCC 100nF 0402'],
    ['100n inductor', 'RF inductor 100nH'],
    ['128 Mbit', 'NOR flash 128Mbit'],
  ])('"%s" finds "%s"', (search, description) => expect(finds(search, description)).toBe(true))

  test.each([
    ['100nF', 'MLCC 10nF'],
    ['1M ohm', 'Shunt 0.001 ohm 1mohm'],
    ['1M', 'Terminal block 1mm pitch'],
    ['1m ohm', 'Chip resistor 1M ohm'],
    ['1m ohm', 'RES 1M 1206'],
    ['1 мОм', 'Резистор 1МОм'],
    ['2.2 Megohm', 'Chip resistor 2.2k ohm'],
    ['1M ohm', 'RES 0.1M ohm'],
    ['100n 0402', 'RF inductor 100nH 0402'],
    ['4k7', 'RES 47k'],
    ['4k7', 'MOV 4.7kV'],
    ['3.3V', 'LDO 33V'],
    ['1N4148', 'MLCC 1.4148nF'],
    ['usb type c', 'Micro-USB connector'],
    ['sot23-5', 'SOT-23-6'],
    ['dip switch', 'Analog switch multiplexer 100ohm DIP-16'],
    ['100k log', 'Chip resistor 100k ohm, FPGA 2000 logic elements'],
    ['10k lin', 'Chip resistor 10k ohm, linear regulator'],
    ['901-10', 'Fuse holder 901, 100 mm'],
  ])('"%s" does not find "%s"', (search, description) => expect(finds(search, description)).toBe(false))
})

test('each word has its kind', () => {
  const kinds = (search: string) => searchTerms(search).map(({ text, kind }) => `${text}: ${kind}`)
  expect(kinds('TPS5430DDAR SOIC-8 3 A buck')).toEqual([
    'TPS5430DDAR: number',
    'SOIC-8: package',
    '3A: rating',
    'buck: word',
  ])
  expect(kinds('1N4148 rs485 100nF 0402 SMB')).toEqual([
    '1N4148: number',
    'rs485: word',
    '100nF: value',
    '0402: package',
    'SMB: package',
  ])
})

test('a long search has at most eight words', () => {
  expect(searchTerms(Array.from({ length: 60 }, (_, n) => `w${n}`).join(' '))).toHaveLength(8)
})

test('four digits that cannot be a case size are the core of a number', () => {
  const cores = searchTerms('7805 4148 1117 0402 0612 1218 1806 1825 2835 5050 7020').filter(
    ({ isCore }) => isCore,
  )
  expect(cores.map(({ text }) => text)).toEqual(['7805', '4148', '1117'])
})

test('measures are not looked for inside part numbers', () => {
  expect(
    ['2p2', '6u8', '50V', '100 nF', '10 kΩ', '16MHz', '1%', '3.3V', '8gb', '64 Kbit'].filter(isMeasure),
  ).toHaveLength(10)
  expect(['2N7', '4k7', '100n', '10', '1N4148', '78L05', '50VB1', '18GBR'].filter(isMeasure)).toEqual([])
})
