import { COPPER, FINE, GREEN, METAL, OUTLINE, PAPER } from '../palette.ts'
import { type Picture, pin, pins } from '../parts.ts'
import type { PackageReading } from '../reading.ts'
import { circle, path } from '../svg.ts'
import { STAGE } from '../view.ts'

/** Flat and round: supercapacitors, cells and their holders, buzzers. */
export function drawCoin({ text, lengthMm }: PackageReading): Picture | null {
  const isBuzzer = /BUZZER|SPEAKER|SOUNDER/.test(text)
  const cell = /\b[BC]R(\d{2})\d{2}\b/.exec(text)?.[1]
  if (!isBuzzer && !cell && !/\bCOIN|BUTTON CELL|SUPERCAP/.test(text)) return null
  const { x, y } = STAGE
  const diameter = lengthMm ?? Number(cell ?? 0)
  const art = [
    pins([pin(x - 98, y - 11, 26, 22), pin(x + 72, y - 11, 26, 22)]),
    circle(x, y, 78, isBuzzer ? OUTLINE : METAL),
    circle(x, y, 66, { ...FINE, stroke: COPPER }),
    isBuzzer ? circle(x, y, 14, { ...OUTLINE, fill: PAPER }) : '',
    path(`M${x - 46} ${y - 10}v20m-10 -10h20`, { stroke: GREEN, 'stroke-width': 5, class: 'pin-1' }),
  ]
  return { family: isBuzzer ? 'buzzer' : 'coin', art: art.join(''), size: diameter ? `⌀ ${diameter} mm` : '' }
}
