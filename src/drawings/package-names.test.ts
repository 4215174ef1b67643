import { describe, expect, test } from 'vitest'
import { drawPackage } from './package-drawing.ts'

const countPins = (svg: string) => svg.match(/class="pin"/g)?.length ?? 0
const familyOf = (name: string) => /data-family="([^"]+)"/.exec(drawPackage(name))?.[1]

describe('recognizes a package in many spellings', () => {
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
