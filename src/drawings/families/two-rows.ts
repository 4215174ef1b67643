import { OUTLINE } from '../palette.ts'
import { exposedPad, PIN, pinOne, pins, spread } from '../parts.ts'
import { path, trace } from '../svg.ts'
import { createView, type View } from '../view.ts'

export type TwoRows = {
  count: number
  pitch: number
  bodyWidth: number
  bodyLength: number
  span: number
  leadWidth: number
  hasPad?: boolean
  hasNotch?: boolean
}

/** Leads on two sides, counted down from the top left and up again; long packages are drawn lying down. */
export function drawTwoRows(rows: TwoRows): string {
  const isTurned = rows.bodyLength > rows.span * 1.35
  const view = createView({ width: rows.span, height: rows.bodyLength, isTurned, share: 0.96 })
  return [
    pins(leads(view, rows)),
    view.rect(0, 0, rows.bodyWidth, rows.bodyLength, { ...OUTLINE, rx: 3 }),
    rows.hasPad ? exposedPad(view, rows.bodyWidth * 0.6, rows.bodyLength * 0.6) : '',
    rows.hasNotch ? notch(view, rows) : '',
    cornerDot(view, rows.bodyWidth, rows.bodyLength),
  ].join('')
}

function leads(view: View, { count, pitch, bodyWidth, span, leadWidth }: TwoRows): string[] {
  const length = (span - bodyWidth) / 2
  const side = (n: number, x: number) => spread(n, pitch).map(y => view.rect(x, y, length, leadWidth, PIN))
  const x = (span - length) / 2
  return [...side(Math.ceil(count / 2), -x), ...side(Math.floor(count / 2), x)]
}

function notch(view: View, { bodyLength, bodyWidth }: TwoRows): string {
  const r = Math.min(bodyWidth * 0.14, 1.1)
  const [x1, y1] = view.at(-r, -bodyLength / 2)
  const [x2, y2] = view.at(r, -bodyLength / 2)
  return path(trace`M${x1} ${y1}A${r * view.scale} ${r * view.scale} 0 0 0 ${x2} ${y2}`, OUTLINE)
}

/** Beside the first pin, inside the body. */
export function cornerDot(view: View, bodyWidth: number, bodyLength: number): string {
  const short = Math.min(bodyWidth, bodyLength) * view.scale
  const r = Math.min(7, Math.max(3.5, short * 0.055))
  const inset = Math.min(r * 2.4, short * 0.28) / view.scale
  return pinOne(...view.at(inset - bodyWidth / 2, inset - bodyLength / 2), r)
}
