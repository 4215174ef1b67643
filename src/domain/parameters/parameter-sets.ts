import { foldName } from './parameter.ts'

/** The parameters of a category in the order they are shown; the lead ones are columns of its lists. */
export type ParameterSet = { lead: readonly string[]; more: readonly string[] }

const NONE: ParameterSet = { lead: [], more: [] }

/** Every part has them. */
const COMMON_MORE = 'temperature mounting pins'

/** Lead parameters, a bar, the others. Sets of groups hold for their categories, too. */
const SETS: Readonly<Record<string, string>> = {
  resistors: 'resistance tolerance power tempco | technology elements voltage automotive',
  'chip resistors': 'resistance tolerance power tempco technology | voltage automotive',
  'current sense resistors': 'resistance tolerance power tempco technology | automotive',
  'through hole resistors': 'resistance tolerance power tempco technology | voltage dimensions',
  'resistor arrays': 'resistance elements tolerance power configuration | tempco technology',
  'trimmers and potentiometers':
    'resistance tolerance power configuration function | turns technology orientation mechanical-life',
  thermistors: 'resistance tolerance b-value technology current | power trip-current hold-current',
  varistors: 'voltage varistor-voltage clamping-voltage surge-current | technology dimensions capacitance',

  capacitors: 'capacitance voltage tolerance technology | dielectric esr dimensions height automotive',
  'ceramic capacitors': 'capacitance voltage tolerance dielectric | technology height esr automotive',
  'multilayer ceramic capacitors':
    'capacitance voltage tolerance dielectric | technology height esr automotive',
  'aluminium electrolytic capacitors':
    'capacitance voltage tolerance ripple-current lifetime | esr dimensions diameter height lead-spacing leakage-current technology',
  'tantalum capacitors':
    'capacitance voltage tolerance esr | ripple-current leakage-current technology height',
  'polymer capacitors': 'capacitance voltage tolerance esr ripple-current | lifetime technology dimensions',
  'film capacitors':
    'capacitance voltage tolerance technology lead-spacing | dimensions dissipation-factor height',
  supercapacitors: 'capacitance voltage esr lifetime | tolerance leakage-current dimensions technology',

  'inductors and filters':
    'inductance impedance current dcr | tolerance saturation-current shielding configuration',
  'power inductors':
    'inductance current saturation-current dcr tolerance | configuration shielding self-resonant-frequency dimensions height',
  'rf inductors':
    'inductance tolerance q-factor self-resonant-frequency current | dcr configuration shielding',
  'ferrite beads': 'impedance current dcr frequency | tolerance channels',
  'common mode chokes': 'impedance current dcr channels inductance | voltage',
  'emi filters': 'capacitance current voltage function | channels tolerance frequency',

  diodes:
    'reverse-voltage forward-current forward-voltage configuration | reverse-leakage recovery-time automotive',
  'rectifier diodes':
    'reverse-voltage forward-current forward-voltage recovery-time | configuration surge-current reverse-leakage',
  'schottky diodes':
    'reverse-voltage forward-current forward-voltage configuration reverse-leakage | surge-current junction-capacitance',
  'zener diodes':
    'zener-voltage tolerance power configuration | power-dissipation dynamic-impedance reverse-leakage',
  'small signal diodes':
    'reverse-voltage forward-current recovery-time configuration | forward-voltage junction-capacitance power-dissipation',
  'tvs diodes':
    'standoff-voltage clamping-voltage breakdown-voltage peak-pulse-power configuration | peak-pulse-current channels junction-capacitance',
  'bridge rectifiers':
    'reverse-voltage forward-current forward-voltage surge-current | configuration reverse-leakage',

  transistors: 'polarity power-dissipation | configuration technology automotive',
  mosfets:
    'polarity drain-source-voltage drain-current on-resistance gate-threshold | gate-charge gate-source-voltage input-capacitance power-dissipation configuration',
  'bipolar transistors':
    'polarity collector-emitter-voltage collector-current hfe transition-frequency | saturation-voltage power-dissipation configuration',
  igbts:
    'collector-emitter-voltage collector-current saturation-voltage power-dissipation | gate-charge gate-threshold configuration',
  'digital transistors':
    'polarity collector-emitter-voltage collector-current resistance | hfe configuration power-dissipation',
  'thyristors and triacs':
    'function voltage current gate-trigger-current | hold-current surge-current configuration',

  'microcontrollers and processors':
    'core clock-frequency flash ram io-count | interface supply bus-width eeprom adc-channels',
  microcontrollers:
    'core clock-frequency flash ram io-count | interface supply bus-width eeprom adc-channels',
  'wireless microcontrollers':
    'core interface clock-frequency flash ram | io-count supply output-power frequency',
  'fpgas and cplds': 'logic-elements technology io-count ram | supply clock-frequency propagation-delay',

  memories: 'memory-size interface supply clock-frequency | technology access-time bus-width',
  dram: 'memory-size technology clock-frequency supply | bus-width access-time',
  sram: 'memory-size interface access-time supply | clock-frequency bus-width',

  'amplifiers and data converters': 'channels supply bandwidth resolution | interface supply-current',
  analog: 'channels supply bandwidth resolution | interface supply-current',
  'operational amplifiers':
    'channels bandwidth slew-rate supply offset-voltage | bias-current supply-current function cmrr psrr gain',
  comparators:
    'channels propagation-delay supply configuration | offset-voltage bias-current supply-current output-type',
  'instrumentation amplifiers':
    'channels bandwidth supply offset-voltage cmrr | bias-current gain slew-rate supply-current',
  'audio amplifiers': 'function output-power channels supply | impedance psrr gain efficiency',
  'a d converters': 'resolution sample-rate channels interface supply | supply-current technology',
  'd a converters': 'resolution channels interface supply | sample-rate output-type supply-current',
  'voltage references':
    'output-voltage accuracy tempco output-current | input-voltage supply-current configuration',
  'analog switches':
    'configuration channels on-resistance supply | function bandwidth leakage-current propagation-delay',

  'power management':
    'output-voltage output-current input-voltage | quiescent-current function channels outputs',
  power: 'output-voltage output-current input-voltage | quiescent-current function channels outputs',
  'linear regulators':
    'output-voltage output-current input-voltage dropout-voltage | quiescent-current psrr accuracy outputs polarity',
  'ldo regulators':
    'output-voltage output-current input-voltage dropout-voltage quiescent-current | psrr accuracy outputs',
  'buck converters':
    'output-voltage output-current input-voltage switching-frequency | quiescent-current efficiency outputs topology',
  'boost converters':
    'output-voltage output-current input-voltage switching-frequency | quiescent-current efficiency outputs topology',
  'dc dc modules':
    'output-voltage output-power input-voltage isolation-voltage | output-current efficiency configuration outputs',
  'voltage supervisors':
    'threshold-voltage function configuration | supply channels accuracy quiescent-current output-type',
  'battery chargers': 'function output-current output-voltage input-voltage | interface quiescent-current',
  'gate drivers': 'configuration output-current supply channels | propagation-delay isolation-voltage',
  'led drivers':
    'function output-current channels supply | interface topology switching-frequency efficiency',

  logic: 'logic-family function channels supply | propagation-delay inputs bits output-type data-rate',
  'level translators': 'channels supply data-rate function | configuration propagation-delay output-type',

  interface: 'interface data-rate supply channels | configuration isolation-voltage supply-current',
  'rs 232 transceivers': 'configuration data-rate supply | interface supply-current',
  'rs 485 transceivers': 'data-rate supply configuration | interface isolation-voltage supply-current',
  'digital isolators': 'channels data-rate isolation-voltage supply | propagation-delay configuration',
  'i o expanders': 'channels interface supply | io-count output-type clock-frequency',

  connectors:
    'positions pitch rows orientation | gender configuration current voltage contacts-plating mating-cycles',
  'pin headers':
    'positions rows pitch orientation | configuration gender row-spacing contacts-plating current',
  'wire to board connectors':
    'positions pitch rows orientation | configuration gender wire-gauge current voltage',
  'usb connectors': 'interface configuration positions orientation | gender current mating-cycles ip-rating',
  'rf coaxial connectors':
    'interface configuration impedance orientation | frequency gender contacts-plating',
  'terminal blocks': 'positions pitch current voltage | rows wire-gauge orientation configuration',
  'ffc fpc connectors': 'positions pitch orientation height | configuration current',
  'ic sockets': 'positions pitch technology row-spacing | rows contacts-plating',
  'd sub connectors': 'positions configuration orientation | gender rows current',

  'crystals and timing': 'frequency frequency-stability frequency-tolerance load-capacitance | supply esr',
  timing: 'frequency frequency-stability frequency-tolerance load-capacitance | supply esr',
  'quartz crystals':
    'frequency load-capacitance frequency-stability frequency-tolerance esr | drive-level dimensions',
  'crystal oscillators': 'frequency frequency-stability supply output-type | supply-current dimensions',
  'ceramic resonators': 'frequency tolerance load-capacitance frequency-stability | esr',
  'real time clocks': 'interface supply accuracy supply-current | function',
  timers: 'channels supply function frequency | supply-current',

  sensors: 'function measuring-range accuracy interface supply | sensitivity response-time supply-current',
  'temperature sensors':
    'measuring-range accuracy interface supply | resolution response-time supply-current',
  'humidity sensors': 'measuring-range accuracy interface supply | response-time supply-current',
  'current sensors': 'measuring-range bandwidth interface supply | accuracy sensitivity isolation-voltage',
  'motion sensors': 'function channels measuring-range interface supply | resolution sensitivity bandwidth',
  'light sensors': 'function wavelength interface supply | sensitivity resolution',

  optoelectronics: 'function color wavelength forward-voltage forward-current | viewing-angle',
  leds: 'color wavelength forward-voltage forward-current luminous-intensity | viewing-angle color-temperature luminous-flux cri power-dissipation',
  'infrared emitters': 'wavelength forward-current forward-voltage viewing-angle | power-dissipation',
  optocouplers:
    'function ctr isolation-voltage channels | collector-emitter-voltage output-type data-rate propagation-delay forward-voltage',
  displays: 'function resolution dimensions color | interface configuration supply',

  'relays switches and protection':
    'current voltage contact-rating coil-voltage | configuration contact-form',
  electromechanical: 'current voltage contact-rating coil-voltage | configuration contact-form',
  'signal relays': 'coil-voltage configuration contact-rating contact-form | coil-resistance mechanical-life',
  'power relays': 'coil-voltage configuration contact-rating contact-form | coil-resistance mechanical-life',
  'solid state relays':
    'current voltage isolation-voltage on-resistance | configuration output-type input-voltage',
  'tactile switches': 'dimensions contact-rating actuation-force height | mechanical-life orientation',
  fuses: 'current voltage function dimensions | breaking-capacity melting-i2t',
  'resettable fuses': 'hold-current trip-current voltage current | resistance breaking-capacity',
}

/** Other names of the same categories. */
const SAME_CATEGORIES: Readonly<Record<string, string>> = {
  'aluminum electrolytic capacitors': 'aluminium electrolytic capacitors',
  'electrolytic capacitors': 'aluminium electrolytic capacitors',
  mlcc: 'ceramic capacitors',
  'fets mosfets': 'mosfets',
  bjts: 'bipolar transistors',
  'io expanders': 'i o expanders',
  adc: 'a d converters',
  dac: 'd a converters',
  crystals: 'quartz crystals',
  oscillators: 'crystal oscillators',
}

/**
 * The parameters of a category, given by its English names or keys from itself upward. A category we do not
 * know has those of the nearest group above.
 */
export function parameterSet(names: readonly string[]): ParameterSet {
  const sets = names.map(findSet).filter(set => set !== undefined)
  const [own] = sets
  if (!own) return NONE
  const inherited = sets.flatMap(({ lead, more }) => [...lead, ...more])
  const all = new Set([...own.more, ...inherited, ...COMMON_MORE.split(' ')])
  return { lead: own.lead, more: [...all].filter(slug => !own.lead.includes(slug)) }
}

const setsByName = new Map(Object.entries(SETS))
const sameCategories = new Map(Object.entries(SAME_CATEGORIES))
const parsed = new Map<string, ParameterSet>()

function findSet(name: string): ParameterSet | undefined {
  const key = foldName(name)
  const text = setsByName.get(sameCategories.get(key) ?? key)
  if (text === undefined) return undefined
  const known = parsed.get(text) ?? parseSet(text)
  parsed.set(text, known)
  return known
}

function parseSet(text: string): ParameterSet {
  const [lead = '', more = ''] = text.split(' | ')
  return { lead: lead.split(' '), more: more.split(' ').filter(Boolean) }
}
