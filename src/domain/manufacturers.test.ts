import { describe, expect, test } from 'vitest'
import { SAME_MANUFACTURER } from './manufacturer-names.ts'
import { isFormerManufacturer, isSameManufacturer } from './manufacturers.ts'

describe('a manufacturer named in a bill of materials', () => {
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
    ['ヤゲオ', 'Yageo'],
    ['テキサス・インスツルメンツ', 'Texas Instruments'],
    ['テキサスインスツルメンツ', 'TI'],
    ['ﾃｷｻｽ･ｲﾝｽﾂﾙﾒﾝﾂ', 'Texas Instruments'],
    ['STマイクロエレクトロニクス', 'STMicroelectronics'],
    ['エスティーマイクロエレクトロニクス', 'STMicroelectronics'],
    ['アナログ・デバイセズ', 'Analog Devices Inc.'],
    ['マイクロチップ・テクノロジー', 'Microchip Technology'],
    ['インフィニオン', 'Infineon Technologies'],
    ['オンセミ', 'onsemi'],
    ['NXPセミコンダクターズ', 'NXP'],
    ['ティーディーケイ', 'TDK Corporation'],
    ['太陽誘電 株式会社', 'Taiyo Yuden'],
    ['京セラ', 'KYOCERA AVX'],
    ['村田製作所㈱', 'Murata'],
    ['삼성전기', 'Samsung Electro-Mechanics'],
    ['삼성전기 (주)', 'Samsung'],
    ['무라타', 'Murata Electronics'],
    ['텍사스인스트루먼트', 'Texas Instruments'],
    ['인피니언', 'Infineon'],
    ['意法半導體', 'STMicroelectronics'],
    ['安森美半導體', 'ON Semiconductor'],
    ['飛思卡爾', 'NXP Semiconductors'],
    ['華新科技', 'Walsin Technology'],
    ['Littlefuse', 'Littelfuse'],
    ['Littelfuse Inc', 'Littlefuse'],
    ['Texas Instrument', 'Texas Instruments'],
    ['Texas Intruments', 'Texas Instruments'],
    ['Analog Device', 'Analog Devices'],
    ['Panasonc', 'Panasonic'],
    ['Infinion', 'Infineon Technologies'],
    ['Sillicon Labs', 'Silicon Labs'],
    ['Maxim Intergrated', 'Analog Devices'],
    ['Linear Technology', 'Analog Devices'],
    ['Fairchild', 'onsemi'],
    ['ON', 'onsemi'],
    ['TI(德州仪器)', 'Texas Instruments'],
    ['UNI-ROYAL(厚声)', 'Uniroyal'],
    ['Microchip Technology / Atmel', 'Microchip'],
    ['Cooper Bussmann', 'Eaton'],
    ['AOS', 'Alpha & Omega Semiconductor'],
    ['Cree', 'Wolfspeed'],
    ['ST Micro', 'STMicroelectronics'],
    ['Texas Instr.', 'Texas Instruments'],
    ['Texas Instr.', 'TI'],
    ['Analog Dev', 'Analog Devices Inc.'],
    ['Nexper.', 'Nexperia'],
  ])('“%s” is %s', (told, known) => {
    expect(isSameManufacturer(told, known)).toBe(true)
    expect(isSameManufacturer(known, told)).toBe(true)
  })

  test.each([
    ['Vishay', 'onsemi'],
    ['Yageo', 'Murata'],
    ['Silicon Labs', 'Silicon Motion'],
    ['Micro', 'Microchip Technology'],
    ['', 'Murata'],
    ['Linear Dimensions', 'Analog Devices'],
    ['Johanson Technology', 'Holy Stone'],
    ['ヤゲオ', 'Murata'],
    ['삼성전기', 'Murata'],
    ['オンセミ', 'オムロン'],
    ['Micron', 'Microchip Technology'],
    ['Micron.', 'Micronas'],
    ['Nichia', 'Nichicon'],
    ['Toshiba', 'Rohm'],
    ['Vishay / Dale', 'Yageo'],
    ['Kemet', 'Kenet'],
  ])('“%s” is not %s', (told, known) => {
    expect(isSameManufacturer(told, known)).toBe(false)
  })
})

test('no name means two manufacturers', () => {
  const seen = new Map<string, string>()
  for (const [maker = '', ...others] of SAME_MANUFACTURER)
    for (const name of [maker, ...others]) {
      expect(seen.get(name) ?? maker).toBe(maker)
      seen.set(name, maker)
    }
})

describe('a name that the parts of a manufacturer once carried', () => {
  test.each([
    ['NXP', 'Nexperia'],
    ['NXP Semiconductors', 'NEXPERIA'],
    ['恩智浦', 'Nexperia'],
    ['Philips', 'Nexperia'],
    ['Nexperia', 'NXP'],
    ['Motorola', 'onsemi'],
    ['Agilent', 'Broadcom'],
    ['Phycomp', 'Yageo'],
    ['Siemens', 'Infineon Technologies'],
    ['Raychem', 'Littelfuse'],
  ])('%s for %s', (told, known) => expect(isFormerManufacturer(told, known)).toBe(true))

  test.each([
    ['Murata', 'Nexperia'],
    ['NXP', 'onsemi'],
    ['Yageo', 'Vishay'],
    ['', 'Nexperia'],
  ])('not %s for %s', (told, known) => expect(isFormerManufacturer(told, known)).toBe(false))
})
