import type { PastedTracking } from '../../../contract/desk/orders.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { type OrderActing, shipOrder } from '../orders/index.ts'

/**
 * Ships one order for each pasted line: number, tab, tracking number and, if it is not the chosen one, the
 * carrier. Each line has its own transaction and its own answer.
 */
export async function pasteTracking(acting: OrderActing, pasted: string): Promise<PastedTracking[]> {
  const answers: PastedTracking[] = []
  const seen = new Set<string>()
  const lines = pasted.split(/\r\n|\r|\n/).slice(0, LIMITS.pastedLines)
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue
    const [order_number = '', tracking = '', carrier = ''] = cellsOf(text)
    const line = { line: index + 1, order_number, tracking }
    const isReadable = order_number !== '' && tracking !== '' && isShort(tracking) && isShort(carrier)
    const key = order_number.toUpperCase()
    if (!isReadable) answers.push({ ...line, outcome: 'unreadable' })
    else if (seen.has(key)) answers.push({ ...line, outcome: 'duplicate' })
    else answers.push({ ...line, ...(await shipLine(acting, order_number, tracking, carrier)) })
    seen.add(key)
  }
  return answers
}

/** Spreadsheets paste tabs; other programs write semicolons, commas or several spaces. */
function cellsOf(text: string): string[] {
  const separator = /\t/.test(text) ? /\t/ : /[;,]|\s{2,}|(?<=^\S+) (?=\S)/
  return text
    .trim()
    .split(separator)
    .map(cell => cell.trim())
}

function isShort(cell: string): boolean {
  return cell.length <= LIMITS.nameLength && !/\p{Cc}/u.test(cell)
}

async function shipLine(acting: OrderActing, number: string, tracking: string, carrier: string) {
  const parcel = { tracking, ...(carrier === '' ? {} : { carrier }) }
  const { outcome, ...result } = await shipOrder(acting, number, parcel)
  if (outcome === 'done') {
    const order_number = 'order' in result ? result.order.number : number
    return { order_number, outcome: 'shipped' as const }
  }
  if (outcome === 'unknown' || outcome === 'forbidden' || outcome === 'busy' || outcome === 'nothing_left')
    return { outcome }
  return { outcome: 'unreadable' as const }
}
