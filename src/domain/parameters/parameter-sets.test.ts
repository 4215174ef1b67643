import { describe, expect, test } from 'vitest'
import categories from '../../demo/catalogue/categories.json' with { type: 'json' }
import { findParameter, parameterBySlug } from './dictionary.ts'
import { parameterSet } from './parameter-sets.ts'

describe('the parameters of a category', () => {
  test('every category of the demo has three to six lead parameters, by key or by name', () => {
    for (const { key, names, children } of categories)
      for (const leaf of children) {
        const byKey = parameterSet([leaf.key, key])
        expect(parameterSet([leaf.names.en, names.en])).toEqual(byKey)
        expect({ leaf: leaf.key, lead: byKey.lead.length >= 3 && byKey.lead.length <= 6 }).toEqual({
          leaf: leaf.key,
          lead: true,
        })
        const all = [...byKey.lead, ...byKey.more]
        expect(all.filter(slug => !parameterBySlug(slug))).toEqual([])
        expect(new Set(all).size).toBe(all.length)
      }
  })

  test('an unknown category has the parameters of the group above it', () => {
    expect(parameterSet(['Shunts', 'Resistors'])).toEqual(parameterSet(['Resistors']))
    expect(parameterSet(['Cables'])).toEqual({ lead: [], more: [] })
  })

  test.each(['constructor', 'toString'])('a category may be named like an object property: %s', name => {
    expect(parameterSet([name])).toEqual(parameterSet(['Unheard of']))
  })

  test('a general name means the only such parameter of the category', () => {
    const among = (...names: string[]) => {
      const { lead, more } = parameterSet(names)
      return [...lead, ...more]
    }
    const ceramic = among('Ceramic capacitors', 'Capacitors')
    expect(findParameter('Voltage', ceramic)?.slug).toBe('voltage')
    expect(findParameter('电压', ceramic)?.slug).toBe('voltage')
    expect(findParameter('精度', ceramic)?.slug).toBe('tolerance')
    expect(findParameter('Voltage', among('LDO regulators', 'Power management'))).toBeUndefined()
  })

  test.each([
    ['Chip resistors', 'Resistors', 'Power', 'power'],
    ['Chip resistors', 'Resistors', 'القدرة (واط)', 'power'],
    ['MOSFETs', 'Transistors', 'Leistung', 'power-dissipation'],
    ['MOSFETs', 'Transistors', 'Spannung', 'drain-source-voltage'],
    ['Bipolar transistors', 'Transistors', 'Courant', 'collector-current'],
    ['Schottky diodes', 'Diodes', 'Tensione', 'reverse-voltage'],
    ['Zener diodes', 'Diodes', 'Voltaje', 'zener-voltage'],
    ['Zener diodes', 'Diodes', 'Мощность', 'power'],
    ['LEDs', 'Optoelectronics', 'الجهد', 'forward-voltage'],
    ['Fuses', 'Relays, switches and protection', 'Напряжение', 'voltage'],
    ['Fuses', 'Relays, switches and protection', '电流', 'current'],
    ['Operational amplifiers', 'Analog', 'Voltage', 'supply'],
    ['LDO regulators', 'Power management', 'Current', 'output-current'],
    ['TVS diodes', 'Diodes', 'Voltage', undefined],
    ['Optocouplers', 'Optoelectronics', 'Voltage', undefined],
    ['Signal relays', 'Relays, switches and protection', 'Voltage', undefined],
    ['Current sensors', 'Sensors', 'Current', undefined],
    ['Ceramic capacitors', 'Capacitors', 'Power', undefined],
    ['Ferrite beads', 'Inductors and filters', 'Value', 'impedance'],
    ['MOSFETs', 'Transistors', 'Value', undefined],
    ['Ceramic capacitors', 'Capacitors', '容量', 'capacitance'],
    ['DRAM', 'Memories', '용량', 'memory-size'],
    ['MOSFETs', 'Transistors', '容量', undefined],
    ['Microcontrollers', 'Microcontrollers and processors', '針數', 'pins'],
    ['Pin headers', 'Connectors', '針數', 'positions'],
    ['Microcontrollers', 'Microcontrollers and processors', 'Freq', 'clock-frequency'],
    ['Quartz crystals', 'Crystals and timing', 'Freq', 'frequency'],
  ])('of %s in %s, %s is %s', (name, group, title, slug) => {
    expect(findParameter(title, parameterSet([name, group]))?.slug).toBe(slug)
  })
})
