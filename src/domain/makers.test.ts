import { describe, expect, test } from 'vitest'
import { isSameMaker } from './makers.ts'

describe('a maker named in a bill of materials', () => {
  test.each([
    ['TI', 'Texas Instruments'],
    ['texas instruments inc.', 'Texas Instruments'],
    ['ST', 'STMicroelectronics'],
    ['Wuerth', 'Würth Elektronik'],
    ['WÜRTH ELEKTRONIK', 'Wurth'],
    ['Diodes Inc.', 'Diodes Incorporated'],
    ['Microchip', 'Microchip Technology'],
    ['Atmel', 'Microchip Technology'],
    ['Vishay Dale', 'Vishay'],
    ['ON Semiconductor', 'onsemi'],
    ['Kyocera AVX', 'AVX Corporation'],
    ['Samsung', 'Samsung Electro-Mechanics'],
    ['村田', 'Murata Electronics'],
    ['德州仪器', 'Texas Instruments'],
    ['Murata Manufacturing Co., Ltd.', 'Murata'],
    ['ＮＸＰ', 'NXP Semiconductors'],
    ['Stackpole', 'Stackpole Electronics'],
  ])('“%s” is %s', (told, known) => {
    expect(isSameMaker(told, known)).toBe(true)
    expect(isSameMaker(known, told)).toBe(true)
  })

  test.each([
    ['Vishay', 'onsemi'],
    ['Yageo', 'Murata'],
    ['Silicon Labs', 'Silicon Motion'],
    ['Micro', 'Microchip Technology'],
    ['', 'Murata'],
    ['Linear Dimensions', 'Analog Devices'],
    ['Johanson Technology', 'Holy Stone'],
  ])('“%s” is not %s', (told, known) => {
    expect(isSameMaker(told, known)).toBe(false)
  })
})
