import { COPPER, EDGE, FINE, METAL, OUTLINE, PAPER, SHADE } from '../palette.ts'
import { millimeters, PIN, type Picture, pins, spread } from '../parts.ts'
import type { PackageReading } from '../reading.ts'
import { circle, group, path, rect } from '../svg.ts'
import { createView, STAGE } from '../view.ts'

/** A shielded drum core from above: the most likely part when only the dimensions are known. */
export function drawPowerInductor({ text, sides }: PackageReading): Picture | null {
  const [width = 0, height = 0] = sides
  if (
    !/INDUCTOR|\bIND\b|CHOKE|SHIELDED/.test(text) &&
    (!width || !height || !/^(?:SMD)?[\d.X ,()-]*(?:MM)?\)?$/.test(text))
  )
    return null
  const [w, h] = width && height ? [width, height] : [6, 6]
  if (Math.max(w / h, h / w) > 5) return null
  const view = createView({ width: w * 1.08, height: h, share: 0.94 })
  const short = Math.min(w, h)
  const art = [
    pins([-1, 1].map(side => view.rect((side * w * 0.98) / 2, 0, w * 0.1, h * 0.46, PIN))),
    view.rect(0, 0, w * 0.98, h, { ...OUTLINE, rx: short * view.scale * 0.12 }),
    view.circle(0, 0, short * 0.4, { ...OUTLINE, fill: PAPER }),
    view.circle(0, 0, short * 0.29, { ...FINE, 'stroke-width': 1.3 }),
    view.circle(0, 0, short * 0.22, { ...OUTLINE, fill: SHADE }),
  ]
  return { family: 'power-inductor', art: art.join(''), size: width && height ? millimeters(...sides) : '' }
}

/** A toroid core with one winding, or with two and a wall between them. */
export function drawToroid({ text, sides }: PackageReading): Picture | null {
  if (!/TOROID|COMMON[- ]?MODE|\bCMC\b|RING CORE|CHOKE/.test(text)) return null
  const { x, y } = STAGE
  const isPair = !/TOROID/.test(text) || /COMMON/.test(text)
  const ends = (isPair ? [-78, 78] : [78]).flatMap(dy => [-26, 26].map(dx => circle(x + dx, y + dy, 7, PIN)))
  const art = [
    circle(x, y, 76, OUTLINE),
    circle(x, y, 34, { ...OUTLINE, fill: PAPER }),
    ...[0, 180].flatMap(start => spread(7, isPair ? 22 : 25).map(angle => turn(start + angle))),
    pins(ends),
    isPair ? path(`M${x} ${y - 30}v60`, { ...FINE, 'stroke-width': 2.4 }) : '',
  ]
  return { family: 'toroid', art: art.join(''), size: sides.length > 1 ? millimeters(...sides) : '' }
}

const turn = (angle: number) =>
  group(
    { transform: `rotate(${angle} ${STAGE.x} ${STAGE.y})` },
    rect(STAGE.x + 28, STAGE.y - 5, 54, 10, { ...METAL, rx: 5 }),
  )

/** A trimmer's screw from above, three pins below. */
export function drawTrimmer({ text, sides }: PackageReading): Picture | null {
  if (!/TRIM|POTENTIOMETER|\bPOT\b|\b3(?:296|362|386|314|266)[A-Z]?\b|ENCODER|ROTARY/.test(text)) return null
  const isRotary = /ENCODER|ROTARY|\bPOT\b|POTENTIOMETER/.test(text)
  const { x, y } = STAGE
  const art = [
    pins([-44, 0, 44].map(dx => rect(x + dx - 6, y + 62, 12, 26, PIN))),
    rect(x - 74, y - 80, 148, 148, { ...OUTLINE, rx: 5 }),
    circle(x, y - 6, isRotary ? 52 : 40, { ...OUTLINE, fill: PAPER }),
    isRotary
      ? circle(x, y - 6, 24, METAL)
      : path(`M${x - 26} ${y - 6}h52`, { stroke: COPPER, 'stroke-width': 9, 'stroke-linecap': 'round' }),
    isRotary ? path(`M${x} ${y - 30}v-24`, { ...EDGE }) : '',
    circle(x - 58, y + 52, 6, { class: 'pin-1', fill: '#0b5d44' }),
  ]
  return { family: 'trimmer', art: art.join(''), size: sides.length > 1 ? millimeters(...sides) : '' }
}
