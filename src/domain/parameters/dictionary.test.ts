import { describe, expect, test } from 'vitest'
import attributeTexts from '../../demo/catalogue/attribute-texts.json' with { type: 'json' }
import { ATTRIBUTE_NAMES } from '../../demo/catalogue/attribute-words.ts'
import { SCREENS } from '../../storefront/shell/page/screens.ts'
import { LANGS } from '../locales.ts'
import { findParameter, PARAMETERS, parameterBySlug, readColumnName } from './dictionary.ts'

/** Names of queries that are planned or belong to other calls of the shop. */
const RESERVED =
  'page sort keyword wd brand_id category_id packaging in_stock rohs qty price stock view understood lang ids id letter tag token redirect number offer lifecycle origin eccn hts date-code packing condition'.split(
    ' ',
  )

describe('the dictionary', () => {
  test('slugs are plain, distinct and never a name of another query', () => {
    const slugs = PARAMETERS.map(({ slug }) => slug)
    const queries = SCREENS.flatMap(({ search = [] }) => search)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.filter(slug => !/^[a-z][a-z0-9-]*$/.test(slug))).toEqual([])
    expect(slugs.filter(slug => [...RESERVED, ...queries].includes(slug))).toEqual([])
  })

  test('every label names one parameter in its language', () => {
    for (const lang of LANGS) {
      const labels = PARAMETERS.map(({ names }) => names[lang][0].toLowerCase())
      expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
      expect(labels.filter(label => label.trim() === '')).toEqual([])
    }
  })

  test('names in eleven languages lead to one slug', () => {
    const wrong = PARAMETERS.flatMap(({ slug, names }) =>
      LANGS.map(lang => ({ slug, label: names[lang][0], found: findParameter(names[lang][0])?.slug })),
    ).filter(({ slug, found }) => slug !== found)
    expect(wrong).toEqual([])
  })

  test('the attributes of the demo catalog are known in every language', () => {
    for (const name of ATTRIBUTE_NAMES) {
      const slug = findParameter(name)?.slug
      expect({ name, slug }).not.toEqual({ name, slug: undefined })
      for (const text of Object.values(attributeTexts[name]))
        expect({ text, slug: findParameter(text)?.slug }).toEqual({ text, slug })
    }
  })

  test.each([
    ['Voltage - Rated', 'voltage'],
    ['Drain to Source Voltage (Vdss)', 'drain-source-voltage'],
    ['Current - Continuous Drain (Id) @ 25°C', 'drain-current'],
    ['Rds On (Max) @ Id, Vgs', 'on-resistance'],
    ['Drain Source On Resistance (RDS(on)@Vgs,Id)', 'on-resistance'],
    ['Voltage - Zener (Nom) (Vz)', 'zener-voltage'],
    ['Voltage - Supply (Vcc/Vdd)', 'supply'],
    ['Resistance (Ohms)', 'resistance'],
    ['阻值', 'resistance'],
    ['容值', 'capacitance'],
    ['Nennspannung', 'voltage'],
    ['Рабочая температура', 'temperature'],
    ['OPERATING TEMPERATURE', 'temperature'],
    ['operating_temperature', 'temperature'],
    ['Capacitance (max)', 'capacitance'],
    ['Minimum Operating Temperature', undefined],
    ['Operating Temperature (Max)', undefined],
    ['Supply Voltage - Max', undefined],
    ['Voltage - Output (Min/Fixed)', 'output-voltage'],
    ['Vgs(th) (Max) @ Id', 'gate-threshold'],
    ['Vgs (Max)', 'gate-source-voltage'],
    ['Power - Max', 'power-dissipation'],
    ['Capacitance @ Vr, F', 'junction-capacitance'],
    ['导通电阻(RDS(on)@Vgs,Id)', 'on-resistance'],
    ['集射极击穿电压(Vceo)', 'collector-emitter-voltage'],
    ['稳压值(范围)', 'zener-voltage'],
    ['Максимальное напряжение сток-исток Uси,В', 'drain-source-voltage'],
    ['Max. forward voltage', 'forward-voltage'],
    ['No. of Pins', 'pins'],
    ['CPU最大主频', 'clock-frequency'],
    ['Gateladung', 'gate-charge'],
    ['Dropoutspannung', 'dropout-voltage'],
    ['汲極-源極電壓 (V)', 'drain-source-voltage'],
    ['Drain-Source-Spannung UDS (V)', 'drain-source-voltage'],
    ['Drain-Source-Widerstand RDS(on) (Ω)', 'on-resistance'],
    ['Tolerance +/- (%)', 'tolerance'],
    ['温度系数(材质)', 'dielectric'],
    ['引脚', 'pins'],
    ['Nb broches', 'pins'],
    ['Nº de pines', 'pins'],
    ['N. pin', 'pins'],
    ['汲源電壓', 'drain-source-voltage'],
    ['標稱電阻值', 'resistance'],
    ['Campo di temperatura', 'temperature'],
    ['Rango de temperaturas', 'temperature'],
    ['نطاق الحرارة', 'temperature'],
    ['القدرة', undefined],
    ['Value', undefined],
    ['Package / Case', undefined],
    ['Current - Test', undefined],
    ['Резистор', undefined],
    ['Voltage', undefined],
    ['Type', undefined],
    ['Size', undefined],
    ['Resistance (Insulation)', undefined],
    ['Price', undefined],
  ])('%s is %s', (name, slug) => {
    expect(findParameter(name)?.slug).toBe(slug)
  })

  test.each([
    ['Voltage (V)', 'voltage', 'V'],
    ['C [nF]', 'capacitance', 'nF'],
    ['Capacitance, µF', 'capacitance', 'μF'],
    ['电容(uF)', 'capacitance', 'uF'],
    ['R (kOhm)', 'resistance', 'kOhm'],
    ['Current (mA)', 'current', 'mA'],
    ['Мощность (Вт)', 'power', 'Вт'],
    ['القدرة (واط)', 'power', 'واط'],
    ['الجهد (فولت)', 'voltage', 'فولت'],
    ['التيار (أمبير)', 'current', 'أمبير'],
    ['Capacitance - µF', 'capacitance', 'μF'],
    ['Spannung in V', 'voltage', 'V'],
    ['Nennspannung V', 'voltage', 'V'],
    ['ТКС, ppm/°C', 'tempco', 'ppm/°C'],
    ['Tolerance (±%)', 'tolerance', '%'],
    ['Slew Rate V/µs', 'slew-rate', 'V/μs'],
    ['Data Rate - Mbit/s', 'data-rate', 'Mbit/s'],
    ['TCR ppm/°C', 'tempco', 'ppm/°C'],
  ])('the column %s states a unit', (name, slug, unit) => {
    expect(readColumnName(name)).toEqual({ parameter: parameterBySlug(slug), unit })
  })

  test.each(['Operating Voltage (±V)', 'Ausgangsspannung (±V)', 'Output Voltage (+/-V)', '工作电压(±V)'])(
    '%s is of two supplies',
    name => expect(readColumnName(name)).toBeUndefined(),
  )

  test('a name of two parameters is not read in a category that has neither', () => {
    expect(findParameter('精度', ['frequency', 'load-capacitance'])).toBeUndefined()
    expect(findParameter('Точность', [])).toBeUndefined()
  })

  test('a temperature coefficient is the dielectric of a capacitor', () => {
    expect(findParameter('Temperature Coefficient', ['capacitance', 'dielectric'])?.slug).toBe('dielectric')
    expect(findParameter('Temperature Coefficient', ['resistance', 'tempco'])?.slug).toBe('tempco')
    expect(findParameter('Temperature Coefficient')?.slug).toBe('tempco')
  })
})
