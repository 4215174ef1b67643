import { describe, expect, test } from 'vitest'
import { drawPackage } from './package-drawing.ts'

const countPins = (svg: string) => svg.match(/class="pin"/g)?.length ?? 0
const countPinOnes = (svg: string) => svg.match(/class="pin-1"/g)?.length ?? 0
const familyOf = (name: string) => /data-family="([^"]+)"/.exec(drawPackage(name))?.[1]

describe('draws the right number of pins', () => {
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
    '%s is not a package of its kind',
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
