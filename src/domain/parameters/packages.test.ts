import { describe, expect, test } from 'vitest'
import { inchSize, ledPackage, packageKey, samePackage } from './packages.ts'

describe('names of packages', () => {
  test.each([
    ['D2PAK', 'TO-263', 'TO-263AB', 'D²PAK', 'TO263', 'TO-263-3, D²Pak (2 Leads + Tab), TO-263AB'],
    ['DPAK', 'TO-252', 'TO252', 'TO-252-3, DPak (2 Leads + Tab), SC-63', 'D-Pak'],
    ['SOT-23', 'SOT23', 'SOT-23-3', 'SOT23-3', 'TO-236', 'TO-236-3, SC-59, SOT-23-3', 'SOT-23-3L', 'sot_23'],
    ['SC-70', 'SOT-323', 'SC70-3', 'SC-70, SOT-323'],
    ['SMA', 'DO-214AC', 'DO-214AC, SMA', 'SMA(DO-214AC)', 'DO-214AC (SMA)'],
    ['SMB', 'DO-214AA'],
    [
      '0402',
      '0402 (1005 Metric)',
      '0402 [1005 Metric]',
      '1005 metric',
      'R0402',
      'C0402',
      'SMD 0402',
      'SMD-0402',
    ],
    ['LQFP-64', 'LQFP64', '64-LQFP', 'LQFP-64(10x10)', 'LQFP 64', '64-pin LQFP', 'LQFP-64 (10×10 mm)'],
    ['SOIC-8', '8-SOIC', 'SO-8', 'SO8', '8-SOIC (0.154", 3.90mm Width)', 'SOIC-8 (150mil)'],
    ['DIP-8', '8-DIP (0.300", 7.62mm)', 'PDIP-8', '8-PDIP', 'DIP8'],
    ['QFN-16', '16-QFN', 'QFN-16-EP', 'QFN16'],
    ['SOT-23-5', 'SOT23-5', 'SOT-25', 'SOT-23-5L', 'SC-74A, SOT-753'],
    ['SOT-363', 'SC-88', 'SC-70-6', '6-TSSOP, SC-88, SOT-363'],
    ['TO-92', 'TO-92-3', 'TO-226-3, TO-92-3 (TO-226AA)'],
    ['CASE-A-3216', 'CASE-A-3216-18(mm)', 'Case A', '3216-18'],
    ['D-Sub-9', 'DB9', 'DE-9', 'D-SUB 9'],
    ['MSOP-8', '8-MSOP', '8-TSSOP, 8-MSOP (0.118", 3.00mm Width)', 'uMAX-8'],
  ])('%s is also called %s', (name, ...others) => {
    for (const other of others)
      expect({ other, key: packageKey(other) }).toEqual({ other, key: packageKey(name) })
  })

  test.each([
    ['SOT-23', 'SOT-23-5'],
    ['SOT-23-5', 'SOT-23-6'],
    ['SOT-23-5', 'SOT-235'],
    ['LQFP-48', 'LQFP-64'],
    ['LQFP-64', 'TQFP-64'],
    ['LQFP-64', 'LQFP-64(7x7)'],
    ['QFN-16(3x3)', 'QFN-16(4x4)'],
    ['SOIC-16', '16-SOIC (0.295", 7.50mm Width)'],
    ['TO-263', 'TO-263-5'],
    ['TO-220', 'TO-220F'],
    ['0402', '0402 metric'],
    ['0603', '0605'],
    ['1x2P', '2x1P'],
    ['1x12P', '11x2P'],
    ['5x20mm', '5x2mm'],
    ['SOIC-8', 'SOP-8'],
    ['SMA', 'SMB'],
    ['RF-SMA', 'SMA'],
    ['SMD-6x6mm', 'SMD-6.6mm'],
  ])('%s is not %s', (a, b) => {
    expect(samePackage(a, b)).toBe(false)
  })
})

test('a property that every object has is no size', () => {
  expect([ledPackage('constructor'), inchSize('constructor')]).toEqual([undefined, undefined])
})
