import { drawFamily } from './families/index.ts'
import { INK, INK_SOFT } from './palette.ts'
import { readName } from './reading.ts'
import { element, group, text } from './svg.ts'
import { countColumns, shorten } from './text-fit.ts'
import { STAGE } from './view.ts'

const SIDE = 240
const ROOM = 226
const LETTER = 0.62
/** The stage and a small margin around it. */
const OUTLINE_BOX = `${STAGE.x - ROOM / 2} ${STAGE.y - ROOM / 2} ${ROOM} ${ROOM}`

/** A line drawing of a package by its name: all pins, pin 1 marked, the size below. */
export function drawPackage(name: string): string {
  const reading = readName(name)
  const { family, art, size } = drawFamily(reading)
  return picture(family, `0 0 ${SIDE} ${SIDE}`, group({}, art) + captions(reading.name, size))
}

/** The package without text, which would be unreadable in a small picture and is slow to render. */
export function drawOutline(name: string): string {
  const { family, art } = drawFamily(readName(name))
  return picture(family, OUTLINE_BOX, art)
}

function picture(family: string, viewBox: string, content: string): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox, role: 'img', 'data-family': family },
    content,
  )
}

function captions(name: string, size: string): string {
  const lines = [
    name ? caption(name, size ? 210 : 216, 17, 11, { fill: INK, 'font-weight': 600 }) : '',
    size ? caption(size, 230, 14, 9, { fill: INK_SOFT }) : '',
  ]
  return group({ 'font-family': 'ui-monospace, Menlo, monospace' }, ...lines)
}

function caption(
  line: string,
  y: number,
  largest: number,
  least: number,
  attributes: Record<string, string | number>,
) {
  const fitting = ROOM / LETTER / Math.max(countColumns(line), 1)
  const size = Math.max(least, Math.min(largest, Math.floor(fitting * 2) / 2))
  return text(SIDE / 2, y, size, shorten(line, ROOM / LETTER / size), attributes)
}
