import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { drawPackage } from './package-drawing.ts'

const countPins = (svg: string) => svg.match(/class="pin"/g)?.length ?? 0
const countPinOnes = (svg: string) => svg.match(/class="pin-1"/g)?.length ?? 0
const familyOf = (name: string) => /data-family="([^"]+)"/.exec(drawPackage(name))?.[1]

describe('pins are counted right', () => {
  test.each([
    ['SOIC-8', 8],
    ['SOIC-14', 14],
    ['SOIC-16W', 16],
    ['SO-20', 20],
    ['SOP-28', 28],
    ['SSOP-20', 20],
    ['TSSOP-16', 16],
    ['HTSSOP-28', 28],
    ['TSSOP-56', 56],
    ['MSOP-8', 8],
    ['VSSOP-10', 10],
    ['QSOP-24', 24],
    ['TSOP-I-48', 48],
    ['TSOP-II-54', 54],
    ['DIP-8', 8],
    ['PDIP-40', 40],
    ['CDIP-16', 16],
    ['DIP-4', 4],
    ['SIP-9', 9],
    ['SOT-23', 3],
    ['SOT-23-5', 5],
    ['SOT-23-6', 6],
    ['TSOT-23-8', 8],
    ['SC-70', 3],
    ['SC-70-5', 5],
    ['SOT-363', 6],
    ['SOT-143', 4],
    ['SOT-223', 3],
    ['SOT-89', 3],
    ['SOD-123', 2],
    ['DO-41', 2],
    ['SMB', 2],
    ['TO-92', 3],
    ['TO-220', 3],
    ['TO-220-5', 5],
    ['TO-247-4', 4],
    ['DPAK', 3],
    ['TO-263-7', 7],
    ['TO-3', 2],
    ['TO-39', 3],
    ['TO-99-8', 8],
    ['QFN-16', 16],
    ['QFN-20 (3.5x4.5)', 20],
    ['UFQFPN-48', 48],
    ['VQFN-64', 64],
    ['DFN-8 3x3', 8],
    ['WSON-8 6x5', 8],
    ['LQFP-48', 48],
    ['LQFP-144', 144],
    ['PQFP-100 14x20', 100],
    ['TQFP-44', 44],
    ['PLCC-32', 32],
    ['PLCC-44', 44],
    ['PLCC-84', 84],
    ['BGA-100', 100],
    ['BGA-256', 256],
    ['UFBGA-176', 176],
    ['FBGA-78', 78],
    ['TFBGA-24', 24],
    ['FBGA-63 9x11', 63],
    ['WLCSP-20', 20],
    ['LGA-14 2.5x3', 14],
    ['0603', 2],
    ['0402x4', 8],
    ['0603x2', 4],
    ['Radial 6.3x11', 2],
    ['SMD 6.3x5.4', 2],
    ['Case D', 2],
    ['HC-49S', 2],
    ['SMD 3225', 4],
    ['SMD 3215', 2],
    ['1x6 2.54 mm', 6],
    ['2x5 2.54 mm', 10],
    ['2x20 1.27 mm', 40],
    ['JST XH 4', 4],
    ['JST PH 2', 2],
    ['Terminal block 3 5.08 mm', 3],
    ['USB-C', 24],
    ['USB-C 16P', 16],
    ['Micro-USB', 5],
    ['USB-A', 4],
    ['FFC/FPC 24', 24],
    ['FPC 0.5 mm 40P', 40],
    ['DIP-28 socket', 28],
    ['D-sub-9', 9],
    ['DB25', 25],
    ['RJ45', 8],
    ['Relay SPDT', 5],
    ['ESP32-WROOM-32', 38],
    ['LED 5050', 6],
    ['LED 0603', 2],
    ['Tactile 6x6', 4],
    ['Fuse 5x20', 2],
    ['DIP-4 bridge', 4],
    ['KBP', 4],
    ['Common mode choke', 4],
  ])('%s has %i', (name, count) => expect(countPins(drawPackage(name))).toBe(count))

  test('beyond 256 balls the grid is right and the count is written', () => {
    const svg = drawPackage('FBGA-484 23x23')
    expect(/<path d="([^"]+)" stroke-dasharray/.exec(svg)?.[1]?.match(/M/g)).toHaveLength(22)
    expect(svg).toContain('>23 × 23 mm · 484<')
  })

  test.each(['SOIC-9999', 'QFN-5000', 'BGA-99999999', 'DIP-0', 'PLCC-1', '1x0 2.54 mm'])(
    '%s is no package of its kind',
    name => expect(familyOf(name)).toBe('generic'),
  )
})

describe('pin 1', () => {
  test.each(
    `SOIC-8 TSSOP-20 DIP-14 SIP-9 SOT-23-5 SOT-223 TO-220 DPAK TO-39 TO-92 QFN-32 DFN-8 LQFP-64 PLCC-44 BGA-256 FBGA-676
    WLCSP-16 LGA-12 SMA DO-35 SOD-80 A TANT-B SMD-6.3x5.4 3225-4P 2x5_2.54mm XH-4P USB-C LED-5050 LED-0603 DSUB-9 ESP32`.split(
      /\s+/,
    ),
  )('is marked once on %s', name => expect(countPinOnes(drawPackage(name))).toBe(1))

  test.each(['0603', 'Axial', 'HC-49S', '6.0x6.0', 'Disc 7 mm', 'Fuse 5x20'])('%s has none', name =>
    expect(countPinOnes(drawPackage(name))).toBe(0),
  )
})

describe('the size is printed', () => {
  test.each([
    ['SOIC-8', '3.9 × 4.9 mm'],
    ['SOIC-8 (4.9x3.9)', '3.9 × 4.9 mm'],
    ['SOIC-16W', '7.5 × 10.3 mm'],
    ['TSSOP-20', '4.4 × 6.5 mm'],
    ['QFN-32(5x5)', '5 × 5 mm'],
    ['QFN-32', 'typ. 5 × 5 mm'],
    ['LQFP-48 (7,0 × 7,0 mm)', '7 × 7 mm'],
    ['BGA-256 17x17', '17 × 17 mm'],
    ['BGA-256', 'A1–T16'],
    ['0603', '1.6 × 0.8 mm'],
    ['01005', '0.4 × 0.2 mm'],
    ['Radial 6.3x11', '⌀ 6.3 × 11 mm'],
    ['SMD D6.3xL5.4', '⌀ 6.3 × 5.4 mm'],
    ['3216-18', '3.2 × 1.6 mm'],
    ['2x5 2.54 mm', 'P 2.54 mm'],
    ['JST GH 6', 'P 1.25 mm'],
    ['Disc 7 mm', '⌀ 7 mm'],
    ['12.3x12.3x8', '12.3 × 12.3 × 8 mm'],
  ])('%s: %s', (name, size) => expect(drawPackage(name)).toContain(`>${size}</text>`))

  test('a size nobody knows is not made up', () => {
    expect(drawPackage('BGA-177').match(/<text/g)).toHaveLength(1)
  })
})

describe('one package under many spellings', () => {
  test.each([
    [
      'soic',
      8,
      'SOIC-8 | soic8 | SO-8 | SO8 | SOP-8 | 8-SOIC | 8-SO | SOIC-8_3.9x4.9mm | SOIC 8 | SOIC-8-1EP | 8-SOIC (0.154", 3.90mm Width) | SOIC–8 | HSOP-8 | SOIC-N-8 | 8-LEAD SOIC | SOP-8-150mil',
    ],
    [
      'sot-23',
      3,
      'SOT-23 | SOT23 | sot-23-3 | SOT-23-3L | SOT-23(TO-236) | TO-236-3, SC-59 SOT-23-3 | SC-59 | SOT-23 (2.9x1.3)',
    ],
    ['sot-23-5', 5, 'SOT-23-5 | SOT23-5 | SOT-23-5L | SOT-25 | SC-74A | TSOT-23-5 | SOT-23 (5)'],
    ['sot-363', 6, 'SOT-363 | SC-70-6 | SC-88 | 6-TSSOP, SC-88 SOT-363 | SOT363'],
    ['msop', 8, 'MSOP-8 | VSSOP-8 | 8-MSOP | 8-TSSOP, 8-MSOP (3.00mm Width)'],
    [
      'qfn',
      32,
      'QFN-32 | QFN32 | VQFN-32 | WQFN-32(4x4) | 32-QFN | 32-VFQFN Exposed Pad | QFN-32-1EP_5x5mm_P0.5mm_EP3.1x3.1mm | LFCSP-32 | UQFN-32 | UFQFPN32 | QFN (5x5) 32-pin',
    ],
    ['qfp', 64, 'LQFP-64 | TQFP-64 | QFP64 | 64-LQFP (10x10) | LQFP64 | LQFP-64_10x10mm_P0.5mm'],
    ['bga', 100, 'BGA-100 | FBGA100 | 100-LBGA | UFBGA-100(7x7) | TFBGA 100'],
    ['to-220', 3, 'TO-220 | TO220 | TO-220AB | TO-220-3 | TO-220-3_Vertical | TO-220 (3)'],
    ['to-252', 3, 'TO-252 | DPAK | TO-252-3 | TO-252AA | D-PAK | TO-252-3, DPak (2 Leads + Tab), SC-63'],
    ['to-263', 3, 'TO-263 | D2PAK | D²PAK | TO-263AB | TO-263-3'],
    ['sma', 2, 'SMA | DO-214AC | DO-214AC (SMA) | SMA(DO-214AC) | SMAJ'],
    ['smb', 2, 'SMB | DO-214AA | SMBJ'],
    ['mini-melf', 2, 'SOD-80 | MiniMELF | Mini-MELF | LL-34 | SOD80C'],
    ['chip', 2, '0603 | R0603 | C0603 | 0603 (1608 metric) | R_0603_1608Metric | 1608 | SMD-0603 | 0603 SMD'],
    ['chip-array', 8, '0402x4 | 4x0402 | 0603×4 | 0402 x 4 | 0603 array'],
    ['tantalum', 2, 'A | Case A | 3216-18 | EIA 3216-18 | A (3216-18) | TANT-A | CASE-A-3216-18'],
    ['smd-can', 2, 'SMD 6.3x5.4 | SMD,D6.3xL5.4mm | CP_Elec_6.3x5.4 | SMD-Can'],
    ['radial-can', 2, 'Radial 6.3x11 | Radial Can | Radial, Can | CP_Radial 8x12 | D8xL12 | Snap-in 25x30'],
    ['hc-49', 2, 'HC-49S | HC-49/S | HC49US | HC-49U'],
    ['smd-crystal-4', 4, 'SMD 3225 | 3225 | SMD3225-4P | XTAL 3.2x2.5 | SMD-4 3.2x2.5'],
    [
      'pin-header',
      6,
      '1x6 2.54 mm | 1X06 | Header 1x6 | Pin header 1x6 | 1x6 | PinHeader_1x06_P2.54mm | 2x3 2.54mm',
    ],
    ['wire-to-board', 4, 'JST XH 4 | XH-4P | B4B-XH-A | JST XH 2.5 mm 4P | Molex PicoBlade 4 | JST PH-4'],
    ['terminal-block', 2, 'Terminal block 2 | Terminal block 2P 5.08 mm | Screw terminal 1x2'],
    ['usb-c', 24, 'USB-C | USB Type-C | Type-C | USB C 24P'],
    ['micro-usb', 5, 'Micro-USB | USB Micro-B | microUSB'],
    ['coax', 1, 'SMA coax | SMA edge | RP-SMA | SMA female | U.FL | BNC'],
    ['dip', 14, 'DIP-14 | DIP14 | PDIP-14 | 14-DIP (0.300", 7.62mm) | 14-PDIP | CERDIP-14 | DIL-14'],
    ['sip', 9, 'SIP-9 | SIL-9 | SIP9'],
    ['led-round', 2, 'LED 5 mm | 5 mm | T-1 3/4 | 3mm LED | LED'],
    ['led-top', 6, '5050 | LED 5050 | PLCC-6 | SMD5050'],
    ['power-inductor', 2, '6.0x6.0 | 6x6x4.5 | SMD 4x4 | 4.0×4.0 mm | Inductor 7x7'],
    ['power-pad', 8, 'PowerPAK SO-8 | PowerPAK-SO-8 | PDFN-8 5x6 | LFPAK56 | TDSON-8 | PQFN 5x6'],
  ])('%s', (family, pins, spellings) => {
    for (const name of spellings.split(' | ')) {
      expect({ name, family: familyOf(name) }).toEqual({ name, family })
      expect({ name, pins: countPins(drawPackage(name)) }).toEqual({ name, pins })
    }
  })
})

test('more than sixty families look different', () => {
  const names = `SOIC-8|SSOP-20|TSSOP-16|MSOP-8|QSOP-16|TSOP-I-48|TSOP-II-54|SOJ-28|DIP-8|SIP-9|SOT-23|SOT-23-5|SOT-23-6|SOT-323|SOT-363|SOT-223|SOT-89|SOT-143|SOD-123|SOD-323|SOD-523|SOD-80|MELF|SMA|SMB|SMC|DO-35|DO-41|DO-201|TO-92|TO-220|TO-247|TO-252|TO-263|TO-3|TO-39|QFN-16|DFN-8|LQFP-48|PLCC-44|BGA-100|WLCSP-16|LGA-12|0603|0402x4|Axial|Radial 8x12|SMD 8x10.2|Case A|Box 18x8x14|Disc 7 mm|6x6|Toroid|HC-49S|3225|OSC 5032|1x6|IDC 2x5|JST XH 4|Terminal block 2|USB-C|Micro-USB|USB-A|SMA coax|FFC 24|DIP-8 socket|D-sub-9|RJ45|Relay|ESP32|LED 5050|LED 0603|LED 5 mm|Tactile|Fuse 5x20|KBP|7-segment|Sensor module|Trimmer`
  const families = names.split('|').map(familyOf)
  expect(families).not.toContain('generic')
  expect(new Set(families).size).toBe(families.length)
})

describe('any name makes a sound picture', () => {
  test.each([
    '<script>alert(1)</script>',
    '"><image href="x" onerror="y"/>',
    ']]>&amp;&lt;',
    "SOIC-8' onload='x",
    'a\u0000b\u000bc\ufffe',
    '\ud800 lone',
    '1x6 2.54 mm"/><x>',
    '封装',
    'ЭРЭ-1',
  ])('%j', name => {
    const { elements, texts, attributes } = parse(drawPackage(name))
    expect(elements.every(tag => ['svg', 'g', 'rect', 'circle', 'path', 'text'].includes(tag))).toBe(true)
    expect(attributes.filter(attribute => /^on|^style$|href/.test(attribute))).toEqual([])
    expect(texts).toContain(
      name
        .toWellFormed()
        .replace(/[\0\v\ufffe]/g, '')
        .trim(),
    )
  })

  test('an empty one has no text', () => {
    expect(parse(drawPackage('')).elements).not.toContain('text')
    expect(familyOf('')).toBe('generic')
  })

  test('whatever is typed', () => {
    const words = fc.constantFrom(
      'SOIC',
      'QFN',
      'BGA',
      'x',
      '-',
      ' ',
      '.',
      'SMD',
      '1x',
      '2.54',
      'mm',
      'TO-',
      'LED',
      'FPC',
    )
    const typed = fc.array(fc.oneof(words, fc.nat(99_999).map(String), fc.string({ unit: 'binary' })), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(typed, parts => {
        const svg = drawPackage(parts.join(''))
        expect(parse(svg).elements[0]).toBe('svg')
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
        expect(svg.length).toBeLessThan(40_000)
      }),
      { numRuns: 300 },
    )
  })

  test('a long one is cut, not squeezed', () => {
    const [shown = ''] = parse(drawPackage('X'.repeat(80))).texts
    expect(shown).toMatch(/^X{20,40}…$/)
  })

  test('the same one twice is the same picture', () =>
    expect(drawPackage('QFN-32')).toBe(drawPackage('QFN-32')))
})

function parse(svg: string) {
  const elements: string[] = []
  const attributes: string[] = []
  const texts: string[] = []
  const parser = new SaxesParser()
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', tag => {
    elements.push(tag.name)
    attributes.push(...Object.keys(tag.attributes))
  })
  parser.on('text', text => text && texts.push(text))
  parser.write(svg).close()
  return { elements, attributes, texts }
}
