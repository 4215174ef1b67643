import { COPPER, EDGE, FINE, GREEN, GREEN_SOFT, METAL, OUTLINE, PAPER } from '../palette.ts'
import { millimeters, PIN, type Picture, pin, pinOne, pins, spread } from '../parts.ts'
import { type PackageReading, readCount } from '../reading.ts'
import { circle, path, rect, trace } from '../svg.ts'
import { createView, STAGE, type View } from '../view.ts'

const RADIO = /\bESP|WROOM|WROVER|ANTENNA|\bWI-?FI\b|BLUETOOTH|\bBLE\b|\bRF MODULE|\bLORA\b|MINI-?1/
const KNOWN: [word: RegExp, width: number, height: number, count: number][] = [
  [/WROVER/, 18, 31.4, 38],
  [/C3-?MINI|MINI-?1/, 13.2, 16.6, 53],
  [/ESP-?12|8266/, 16, 24, 22],
  [/S3-?WROOM/, 18, 25.5, 40],
  [/C3-?WROOM|WROOM-?02/, 18, 20, 18],
  [/WROOM|ESP-?32/, 18, 25.5, 38],
]
const NOT_RADIO = /DI[PL]\b|SI[PL]\b|DC-?DC|BRICK|SENSOR/
/** Converters and sensors have fewer. */
const LEAST_CASTELLATIONS = 16

/** Castellated edges, a shield can, and the antenna at the top. */
export function drawRadioModule(reading: PackageReading): Picture | null {
  const { text, sides } = reading
  const stated = readCount(reading, 'MODULE|\\bSMD')
  const isCastellated = /\bMODULE/.test(text) && !NOT_RADIO.test(text) && (stated ?? 0) >= LEAST_CASTELLATIONS
  if (!RADIO.test(text) && !isCastellated) return null
  const [, ...known] = KNOWN.find(([word]) => word.test(text)) ?? []
  const [width = known[0] ?? 18, height = known[1] ?? 25.5] = sides
  const count = stated ?? known[2] ?? 38
  if (count < 4 || count > 120) return null
  const size = sides.length > 1 || known.length > 0 ? millimeters(width, height) : ''
  return { family: 'radio-module', art: drawModule(width, height, count), size }
}

function drawModule(width: number, height: number, count: number): string {
  const view = createView({ width, height })
  const antenna = height * 0.24
  const can = { width: width * 0.78, height: height * 0.9 - antenna }
  return [
    view.rect(0, 0, width, height, { ...OUTLINE, fill: GREEN_SOFT, rx: 2 }),
    pins(castellations(view, width, height, count, antenna)),
    view.rect(0, antenna / 2 - height * 0.01, can.width, can.height, { ...OUTLINE, rx: 3 }),
    meander(...view.at(-width * 0.39, -height / 2), can.width * view.scale, antenna * view.scale),
    pinOne(...view.at(-width * 0.29, -height / 2 + antenna + height * 0.1), 4.5),
  ].join('')
}

/** Down the left side, along the bottom, up the right side; none beside the antenna. */
function castellations(view: View, width: number, height: number, count: number, antenna: number): string[] {
  const share = (width * 0.78) / (width * 0.78 + height * 1.52)
  const least = count > LEAST_CASTELLATIONS ? Math.round(count * share) : 0
  const bottom = least + ((count - least) % 2)
  const side = (count - bottom) / 2
  const pitch = Math.min((height - antenna) / (side + 0.6), 1.6)
  const depth = width * 0.06
  const upright = (x: number) =>
    spread(side, pitch).map(y => view.rect(x, y + antenna / 2, depth, pitch * 0.6, PIN))
  const lying = spread(bottom, (width * 0.84) / Math.max(bottom, 1)).map(x =>
    view.rect(x, (height - depth) / 2, (width * 0.5) / bottom, depth, PIN),
  )
  return [...upright((depth - width) / 2), ...lying, ...upright((width - depth) / 2)]
}

function meander(x: number, y: number, width: number, height: number): string {
  const step = width / 9
  const turns = Array.from({ length: 4 }, () => trace`h${step}v${height * 0.5}h${step}v${-height * 0.5}`)
  return path(`${trace`M${x} ${y + height * 0.8}v${-height * 0.6}`}${turns.join('')}h${step.toFixed(1)}`, {
    ...EDGE,
    stroke: COPPER,
    'stroke-linejoin': 'miter',
  })
}

/** A small board with a sensor in its middle and a row of holes. */
export function drawSensorModule(reading: PackageReading): Picture | null {
  if (!/SENSOR|BREAKOUT/.test(reading.text)) return null
  const count = Math.min(Math.max(readCount(reading, 'SENSOR|MODULE|BREAKOUT') ?? 4, 2), 12)
  const pitch = Math.min(26, 150 / count)
  const art = [
    rect(36, 16, 168, 164, { ...OUTLINE, fill: GREEN_SOFT, rx: 8 }),
    ...[56, 184].map(x => circle(x, 36, 9, { ...OUTLINE, fill: PAPER })),
    rect(86, 52, 68, 68, { ...METAL, rx: 4 }),
    circle(120, 86, 13, { ...OUTLINE, fill: PAPER }),
    path('M60 86H86M154 86H180M120 120V138', { ...FINE, stroke: GREEN }),
    pins(spread(count, pitch).map(x => circle(STAGE.x + x, 160, Math.min(7, pitch * 0.36), PIN))),
    pinOne(STAGE.x - ((count - 1) / 2) * pitch, 144, 4),
  ]
  return { family: 'sensor-module', art: art.join(''), size: sizeOf(reading.sides) }
}

const sizeOf = (sides: number[]) => (sides.length > 1 ? millimeters(...sides) : '')

/** A converter brick or any other closed block with pins. */
export function drawBlockModule(reading: PackageReading): Picture | null {
  if (!/MODULE|BRICK|\bBLOCK\b|1X1 ?(?:INCH|")|DC-?DC/.test(reading.text)) return null
  const count = Math.min(Math.max(readCount(reading, 'MODULE|BRICK|BLOCK') ?? 5, 2), 60)
  const left = Math.ceil(count / 2)
  const column = (n: number, x: number) =>
    spread(n, Math.min(130 / n, 40)).map(y =>
      pin(x - 15, STAGE.y + y - Math.min(6, 32 / n), 30, Math.min(12, 64 / n)),
    )
  const art = [
    pins([...column(left, 34), ...column(count - left, 206)]),
    rect(36, 20, 168, 156, { ...OUTLINE, rx: 5 }),
    rect(50, 34, 140, 128, { ...FINE, 'stroke-width': 1.4, rx: 4 }),
    pinOne(60, STAGE.y + (spread(left, Math.min(130 / left, 40))[0] ?? 0), 6),
  ]
  return { family: 'block-module', art: art.join(''), size: sizeOf(reading.sides) }
}
