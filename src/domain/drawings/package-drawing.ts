import { drawFamily } from './families/index.ts'
import { INK, INK_SOFT } from './palette.ts'
import { readName } from './reading.ts'
import { element, group, text } from './svg.ts'
import { countColumns, shorten } from './text-fit.ts'

const SIDE = 240
const ROOM = 226
const LETTER = 0.62

/** A line drawing of a package by its name: pins counted, pin 1 marked, the size below. */
export function drawPackage(name: string): string {
  const reading = readName(name)
  const { family, art, size } = drawFamily(reading)
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${SIDE} ${SIDE}`,
      role: 'img',
      'data-family': family,
    },
    group({}, art) + captions(reading.name, size),
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
