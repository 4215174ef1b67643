import { datasheetName } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { SALES } from './sales.ts'
import type { Sketch } from './sketch.ts'

/**
 * A line of microcontrollers in ST's numbering: pins, flash, package, temperature. `C8:20TU` is 48 pins, 64
 * KB of flash and 20 KB of RAM, in an LQFP (T) or a QFN (U).
 */
type Line = {
  manufacturer: string
  name: string
  core: string
  megahertz: number
  supply: string
  chips: string
}

const PINS: Record<string, number> = { F: 20, G: 28, K: 32, T: 36, C: 48, R: 64, V: 100, Z: 144, I: 176 }
const FLASH_KB: Record<string, number> = {
  '4': 16,
  '6': 32,
  '8': 64,
  B: 128,
  C: 256,
  D: 384,
  E: 512,
  F: 768,
  G: 1024,
  I: 2048,
  Z: 192,
}
const M0 = 'ARM Cortex-M0'
const M0PLUS = 'ARM Cortex-M0+'
const M3 = 'ARM Cortex-M3'
const M4 = 'ARM Cortex-M4F'
const M7 = 'ARM Cortex-M7'
const M33 = 'ARM Cortex-M33'

const F103 =
  'T4:6U T6:10U T8:20U TB:20U C4:6T C6:10TU C8:20T CB:20TU R4:6T R6:10T R8:20TH RB:20TH V8:20TH VB:20TH RC:48T RD:64T RE:64T VC:48TH VD:64TH VE:64TH ZC:48T ZD:64T ZE:64TH RF:96T RG:96T VF:96T VG:96T ZF:96T ZG:96TH'

const st = (name: string, core: string, megahertz: number, supply: string, chips: string): Line => {
  return { manufacturer: 'STMicroelectronics', name: `STM32${name}`, core, megahertz, supply, chips }
}
const gd = (name: string, core: string, megahertz: number, chips: string): Line => {
  return { manufacturer: 'GigaDevice', name: `GD32${name}`, core, megahertz, supply: '2.6 … 3.6 V', chips }
}

const LINES: Line[] = [
  st('F030', M0, 48, '2.4 … 3.6 V', 'F4:4P K6:4T C6:4T C8:8T R8:8T CC:32T RC:32T'),
  st('F031', M0, 48, '2 … 3.6 V', 'F4:4P F6:4P G4:4U G6:4U K4:4U K6:4TU C4:4T C6:4T'),
  st('F042', M0, 48, '2 … 3.6 V', 'F4:6P F6:6P G4:6U G6:6U K4:6TU K6:6TU C4:6TU C6:6TU'),
  st('F051', M0, 48, '2 … 3.6 V', 'K4:8U K6:8TU K8:8TU C4:8TU C6:8TU C8:8TU R4:8T R6:8T R8:8T'),
  st('F072', M0, 48, '2 … 3.6 V', 'C8:16TU CB:16TU R8:16T RB:16TH V8:16TH VB:16TH'),
  st('F091', M0, 48, '2 … 3.6 V', 'CB:32TU CC:32TU RB:32T RC:32TH VB:32T VC:32TH'),
  st(
    'F100',
    M3,
    24,
    '2 … 3.6 V',
    'C4:4T C6:4T C8:8T CB:8T R4:4T R6:4T R8:8T RB:8T V8:8T VB:8T RC:24T RD:32T RE:32T VC:24T VD:32T VE:32T ZC:24T ZE:32T',
  ),
  st('F103', M3, 72, '2 … 3.6 V', F103),
  st('F105', M3, 72, '2 … 3.6 V', 'R8:64T RB:64T RC:64T V8:64TH VB:64TH VC:64T'),
  st('F107', M3, 72, '2 … 3.6 V', 'RB:64T RC:64T VB:64T VC:64TH'),
  st(
    'F303',
    M4,
    72,
    '2 … 3.6 V',
    'K6:16TU K8:16TU C6:16T C8:16T R6:16T R8:16T CB:40T CC:48T RB:40T RC:48T VB:40T VC:48T RD:80T RE:80T VD:80TH VE:80TH ZD:80T ZE:80T',
  ),
  st('F373', M4, 72, '2 … 3.6 V', 'C8:16T CB:24T CC:32T R8:16T RB:24T RC:32T V8:16TH VB:24TH VC:32TH'),
  st(
    'F401',
    M4,
    84,
    '1.7 … 3.6 V',
    'CB:64U CC:64U CD:96U CE:96U RB:64T RC:64T RD:96T RE:96T VB:64T VC:64TH VD:96TH VE:96TH',
  ),
  st('F405', M4, 168, '1.8 … 3.6 V', 'RG:192T VG:192T ZG:192T'),
  st('F407', M4, 168, '1.8 … 3.6 V', 'VE:192T VG:192T ZE:192T ZG:192T IE:192TH IG:192TH'),
  st('F410', M4, 100, '1.7 … 3.6 V', 'C8:32U CB:32TU R8:32T RB:32T'),
  st('F411', M4, 100, '1.7 … 3.6 V', 'CC:128U CE:128U RC:128T RE:128T VC:128TH VE:128TH'),
  st('F412', M4, 100, '1.7 … 3.6 V', 'CE:256U CG:256U RE:256T RG:256T VE:256TH VG:256TH ZE:256T ZG:256T'),
  st('F413', M4, 100, '1.7 … 3.6 V', 'RG:320T VG:320TH ZG:320T'),
  st('F427', M4, 180, '1.7 … 3.6 V', 'VG:256T VI:256T ZG:256T ZI:256T IG:256TH II:256TH'),
  st(
    'F429',
    M4,
    180,
    '1.7 … 3.6 V',
    'VE:256T VG:256T VI:256T ZE:256T ZG:256T ZI:256T IE:256TH IG:256TH II:256TH',
  ),
  st('F446', M4, 180, '1.7 … 3.6 V', 'RC:128T RE:128T VC:128T VE:128T ZC:128TH ZE:128TH'),
  st('F722', M7, 216, '1.7 … 3.6 V', 'RC:256T RE:256T VC:256T VE:256T ZC:256T ZE:256T'),
  st('F745', M7, 216, '1.7 … 3.6 V', 'VE:320TH VG:320TH ZE:320T ZG:320T IE:320TH IG:320TH'),
  st('F746', M7, 216, '1.7 … 3.6 V', 'VE:320T VG:320TH ZE:320T ZG:320T IE:320TH IG:320TH'),
  st('F767', M7, 216, '1.7 … 3.6 V', 'VG:512T VI:512TH ZG:512T ZI:512T IG:512T II:512TH'),
  st('G030', M0PLUS, 64, '2 … 3.6 V', 'F6:8P K6:8T K8:8T C6:8T C8:8T'),
  st(
    'G031',
    M0PLUS,
    64,
    '1.7 … 3.6 V',
    'F4:8P F6:8P F8:8P G4:8U G6:8U G8:8U K4:8TU K6:8TU K8:8TU C4:8TU C6:8TU C8:8TU',
  ),
  st('G070', M0PLUS, 64, '2 … 3.6 V', 'KB:36T CB:36T RB:36T'),
  st('G071', M0PLUS, 64, '1.7 … 3.6 V', 'G8:36U GB:36U K8:36TU KB:36TU C8:36TU CB:36TU R8:36T RB:36T'),
  st(
    'G0B1',
    M0PLUS,
    64,
    '1.7 … 3.6 V',
    'KB:144TU KC:144TU KE:144TU CB:144TU CC:144TU CE:144TU RB:144T RC:144T RE:144T VB:144T VC:144T VE:144T',
  ),
  st(
    'G431',
    M4,
    170,
    '1.71 … 3.6 V',
    'K6:32TU K8:32TU KB:32TU C6:32TU C8:32TU CB:32TU R6:32T R8:32T RB:32T V8:32T VB:32T',
  ),
  st(
    'G474',
    M4,
    170,
    '1.71 … 3.6 V',
    'CB:128TU CC:128TU CE:128TU RB:128T RC:128T RE:128T VB:128TH VC:128TH VE:128TH',
  ),
  st('L031', M0PLUS, 32, '1.65 … 3.6 V', 'F4:8P F6:8P G4:8U G6:8U K4:8TU K6:8TU C4:8TU C6:8TU'),
  st('L051', M0PLUS, 32, '1.65 … 3.6 V', 'K6:8TU K8:8TU C6:8TU C8:8TU R6:8TH R8:8TH'),
  st('L053', M0PLUS, 32, '1.65 … 3.6 V', 'C6:8T C8:8TU R6:8TH R8:8TH'),
  st('L073', M0PLUS, 32, '1.65 … 3.6 V', 'CB:20T CZ:20T RB:20T RZ:20TH VB:20T VZ:20T'),
  st('L412', M4, 80, '1.71 … 3.6 V', 'K8:40TU KB:40TU C8:40TU CB:40TU R8:40T RB:40T'),
  st('L431', M4, 80, '1.71 … 3.6 V', 'KB:64U KC:64U CB:64TU CC:64TU RB:64T RC:64T VC:64T'),
  st('L433', M4, 80, '1.71 … 3.6 V', 'CB:64TU CC:64TU RB:64T RC:64T VC:64T'),
  st('L452', M4, 80, '1.71 … 3.6 V', 'CC:160U CE:160TU RC:160T RE:160T VC:160T VE:160T'),
  st('L476', M4, 80, '1.71 … 3.6 V', 'RC:128T RE:128T RG:128T VC:128T VE:128T VG:128T ZE:128T ZG:128T'),
  st('L496', M4, 80, '1.71 … 3.6 V', 'RE:320T RG:320T VE:320T VG:320T ZE:320T ZG:320T'),
  st('H723', M7, 550, '1.62 … 3.6 V', 'VE:564TH VG:564TH ZE:564T ZG:564T'),
  st('H743', M7, 480, '1.62 … 3.6 V', 'VG:1024TH VI:1024TH ZG:1024T ZI:1024T IG:1024TH II:1024T'),
  st('H750', M7, 480, '1.62 … 3.6 V', 'VB:1024T ZB:1024T IB:1024TH'),
  st('U575', M33, 160, '1.71 … 3.6 V', 'CG:786TU CI:786TU RG:786T RI:786T VG:786T VI:786T ZG:786T ZI:786T'),
  st('U585', M33, 160, '1.71 … 3.6 V', 'CI:786TU RI:786T VI:786T ZI:786T'),
  st('C011', M0PLUS, 48, '2 … 3.6 V', 'F4:6P F6:6P'),
  st('C031', M0PLUS, 48, '2 … 3.6 V', 'F4:12P F6:12P G4:12U G6:12U K4:12TU K6:12TU C4:12TU C6:12TU'),
  gd(
    'F103',
    M3,
    108,
    'T4:6U T6:10U T8:20U TB:20U C4:6T C6:10T C8:20T CB:20T R4:6T R6:10T R8:20T RB:20T RC:48T RD:64T RE:64T V8:20T VB:20T VC:48T VD:64T VE:64T ZC:48T ZD:64T ZE:64T RF:96T RG:96T VF:96T VG:96T ZF:96T ZG:96T',
  ),
  gd('F130', M3, 72, 'F4:4P F6:4P F8:8P G4:4U G6:4U G8:8U K4:4U K6:4U K8:8U C4:4T C6:4T C8:8T R8:8T'),
  gd(
    'F303',
    M4,
    120,
    'CB:48T CC:48T CE:64T RB:48T RC:48T RE:64T RG:96T VB:48T VC:48T VE:64T VG:96T ZE:64T ZG:96T',
  ),
  gd('F407', M4, 168, 'RE:192T RG:192T VE:192T VG:192T ZE:192T ZG:192T IE:192H IG:192H'),
  gd('F450', M4, 200, 'VE:256T VG:512T VI:512T ZE:256T ZG:512T ZI:512T'),
  gd(
    'E230',
    'ARM Cortex-M23',
    72,
    'F4:4P F6:6P F8:8P G4:4U G6:6U G8:8U K4:4TU K6:6TU K8:8TU C4:4T C6:6T C8:8T',
  ),
]

export function stm32Families(): PartFamily[] {
  return [listedFamily(8, LINES.flatMap(chipsOfLine))]
}

function chipsOfLine(line: Line): Sketch[] {
  return line.chips.split(' ').flatMap(chip => {
    const [code = '', rest = ''] = chip.split(':')
    const ramKb = Number.parseInt(rest, 10)
    const packages = [...rest.replace(/^\d+/, '')]
    return packages.flatMap(letter =>
      orderEndings(line).map(ending => controller(line, { code, ramKb, letter, ending })),
    )
  })
}

/** Temperature range 6 or 7; TR is tape. */
function orderEndings({ manufacturer }: Line): string[] {
  return manufacturer === 'GigaDevice' ? ['6', '6TR'] : ['6', '6TR', '7', '7TR']
}

type Chip = { code: string; ramKb: number; letter: string; ending: string }

function controller(line: Line, { code, ramKb, letter, ending }: Chip): Sketch {
  const pins = PINS[code.charAt(0)] ?? 0
  const flashKb = FLASH_KB[code.charAt(1)] ?? 0
  const name = packageName(letter, pins)
  return {
    category: 'microcontrollers/arm-microcontrollers',
    manufacturer: line.manufacturer,
    number: `${line.name}${code}${letter}${ending}`,
    package: name,
    description: `ARM microcontroller MCU 32-bit ${line.core.slice(4)} ${line.megahertz}MHz ${flashKb}KB flash ${ramKb}KB RAM ${name}`,
    attributes: {
      Core: line.core,
      'Clock frequency': `${line.megahertz} MHz`,
      'Flash memory': `${flashKb} KB`,
      RAM: `${ramKb} KB`,
      'Number of pins': String(pins),
      'Supply voltage': line.supply,
      'Operating temperature': ending.startsWith('7') ? '−40 … +105 °C' : '−40 … +85 °C',
      Mounting: 'Surface mount',
    },
    usd:
      (0.35 + flashKb / 180 + line.megahertz / 90 + pins / 90) *
      (line.manufacturer === 'GigaDevice' ? 0.6 : 1),
    sale: SALES.processor,
    datasheet: datasheetName(line.manufacturer, line.name),
  }
}

function packageName(letter: string, pins: number): string {
  if (letter === 'P') return `TSSOP-${pins}`
  if (letter === 'T') return `LQFP-${pins}`
  if (letter === 'U') return pins === 36 ? 'QFN-36' : `UFQFPN-${pins}`
  return `BGA-${pins}`
}
