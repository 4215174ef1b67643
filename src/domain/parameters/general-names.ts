import { foldName } from './parameter.ts'
import type { ParameterSet } from './parameter-sets.ts'

/** Titles that name a kind of quantity: the parameters of the category, or a unit, tell which one is meant. */
const GENERAL_NAMES = new Map([
  ...namesFor(
    'voltage',
    'voltage volts volt spannung напряжение 电压 電壓 電圧 전압 tension tensione voltaje voltaggio الجهد',
  ),
  ...namesFor(
    'current',
    'current amps amp ampere strom ток 电流 電流 전류 courant corrente corriente التيار',
  ),
  ...namesFor('power', 'power watts watt leistung мощность puissance potenza potencia القدرة'),
])

const LETTERS = new Map([
  ['r', 'resistance'],
  ['c', 'capacitance'],
  ['l', 'inductance'],
  ['p', 'power'],
  ['f', 'frequency'],
  ['v', 'voltage'],
  ['u', 'voltage'],
  ['i', 'current'],
])

function namesFor(slug: string, names: string): [string, string][] {
  return names.split(' ').map(name => [foldName(name), slug])
}

/** The parameter with the unit of a general name or letter, which is clear only with a unit: `C [nF]`. */
export function shortName(key: string): string | undefined {
  return GENERAL_NAMES.get(key) ?? LETTERS.get(key)
}

export function isGeneral(key: string): boolean {
  return GENERAL_NAMES.has(key)
}

/** `Value`, which means something only beside a unit. */
export function isValueName(name: string): boolean {
  return VALUE_NAMES.has(foldName(name))
}

const VALUE_NAMES = wordSet(
  'value wert nennwert valeur valor valore значение номинал 值 数值 數值 値 값 القيمة',
)

/** What `Value` means in a category: its first parameter. */
export function valueSlug({ lead: [first = ''] }: ParameterSet): string | undefined {
  return MEASURED.has(first) ? first : undefined
}

const MEASURED = wordSet('resistance capacitance inductance impedance frequency zener-voltage')

/** What a general name means in a category: the only main parameter with its unit. */
export function onlyMain(
  { lead, more }: ParameterSet,
  hasUnit: (slug: string) => boolean,
): string | undefined {
  const slugs = [...lead, ...more.filter(slug => PLAIN.has(slug))]
  const same = slugs.filter(slug => hasUnit(slug) && !MINOR.has(slug))
  const first = same.filter(slug => !SECOND.has(slug))
  const [only, ...others] = first.length > 0 ? first : same
  return others.length === 0 ? only : undefined
}

/** Ratings without a further word. More special ones are meant only where they lead. */
const PLAIN = wordSet('voltage current power supply power-dissipation')

/** Feeds call these by their full names. */
const MINOR = wordSet(
  `gate-source-voltage gate-threshold saturation-voltage offset-voltage dropout-voltage isolation-voltage
   saturation-current surge-current leakage-current reverse-leakage bias-current quiescent-current supply-current
   gate-trigger-current breaking-capacity drive-level`,
)

/** Meant where nothing else has their unit: the voltage of an LED, the power of a transistor. */
const SECOND = wordSet('forward-voltage power-dissipation')

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}
