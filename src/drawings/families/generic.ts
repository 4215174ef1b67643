import { OUTLINE } from '../palette.ts'
import { type Picture, pin, pinOne, pins, spread } from '../parts.ts'
import type { PackageReading } from '../reading.ts'
import { rect } from '../svg.ts'
import { STAGE } from '../view.ts'

/** For unknown names: a generic chip. */
export function drawGeneric(_: PackageReading): Picture {
  const side = spread(4, 32)
  const art = [
    pins([
      ...side.flatMap(y => [24, 180].map(x => pin(x, STAGE.y + y - 5.5, 36, 11))),
      ...side.flatMap(x => [14, 158].map(y => pin(STAGE.x + x - 5.5, y, 11, 24))),
    ]),
    rect(56, 34, 128, 128, { ...OUTLINE, rx: 6 }),
    pinOne(74, 52, 7),
  ]
  return { family: 'generic', art: art.join(''), size: '' }
}
