import { lineAmount, sumAmounts } from './money.ts'

/** The pieces of one line of an order. */
export type GoodsLine = {
  position: number
  ordered: number
  shipped: number
  /** Refunded before they left: they are not sent any more. */
  unsent: number
  /** Refunded after they left. */
  returned: number
  /** Refunded and put back into stock. */
  restocked: number
}

export function toShip({ ordered, shipped, unsent }: GoodsLine): number {
  return ordered - shipped - unsent
}

export function refundedPieces({ unsent, returned }: GoodsLine): number {
  return unsent + returned
}

export function refundablePieces(line: GoodsLine): number {
  return line.ordered - refundedPieces(line)
}

export type PieceCount = { position: number; quantity: number }
/** Why lines are refused: an unknown position, more pieces than there are, or none at all. */
export type GoodsProblem = { problem: 'unknown_line' | 'too_many' | 'nothing_left'; position: number | null }

/** The pieces of a shipment; without a choice, all that have not left. */
export function planShipment(
  lines: readonly GoodsLine[],
  wanted?: readonly PieceCount[],
): { pieces: PieceCount[] } | GoodsProblem {
  const pieces = wanted ? addUp(wanted) : lines.map(line => ({ ...line, quantity: toShip(line) }))
  const problem = findProblem(lines, pieces, toShip)
  if (problem) return problem
  const sent = pieces.filter(({ quantity }) => quantity > 0)
  if (sent.length === 0) return { problem: 'nothing_left', position: null }
  return { pieces: sent.map(({ position, quantity }) => ({ position, quantity })) }
}

export type RequestedRefund = PieceCount & { restock?: boolean }
/** `unsent` of the pieces have not left. */
export type RefundedPieces = PieceCount & { restock: boolean; unsent: number }

/**
 * Restocked pieces are taken from those that have not left, as long as there are any; pieces that are not
 * restocked from those that have. Without a choice, pieces that have not left are taken first and restocked.
 */
export function planRefundedPieces(
  lines: readonly GoodsLine[],
  wanted: readonly RequestedRefund[],
): { pieces: RefundedPieces[] } | GoodsProblem {
  const problem = findProblem(lines, addUp(wanted), refundablePieces)
  if (problem) return problem
  const unsentOf = new Map(lines.map(line => [line.position, toShip(line)]))
  const sentOf = new Map(lines.map(line => [line.position, line.shipped - line.returned]))
  const take = (from: Map<number, number>, position: number, most: number) => {
    const taken = Math.min(most, from.get(position) ?? 0)
    from.set(position, (from.get(position) ?? 0) - taken)
    return taken
  }
  const pieces = [...wanted].sort(chosenFirst).flatMap(({ position, quantity, restock }) => {
    const isFromShelf = restock ?? true
    const first = take(isFromShelf ? unsentOf : sentOf, position, quantity)
    const rest = take(isFromShelf ? sentOf : unsentOf, position, quantity - first)
    const [unsent, sent] = isFromShelf ? [first, rest] : [rest, first]
    if (restock !== undefined) return [{ position, quantity, restock, unsent }]
    return [
      { position, quantity: unsent, restock: true, unsent },
      { position, quantity: sent, restock: false, unsent: 0 },
    ]
  })
  return { pieces: mergePieces(pieces.filter(({ quantity }) => quantity > 0)) }
}

/** A refund has one entry for each line and choice, however often they were named. */
function mergePieces(pieces: readonly RefundedPieces[]): RefundedPieces[] {
  const merged = new Map<string, RefundedPieces>()
  for (const piece of pieces) {
    const key = `${piece.position} ${piece.restock}`
    const { quantity = 0, unsent = 0 } = merged.get(key) ?? {}
    merged.set(key, { ...piece, quantity: quantity + piece.quantity, unsent: unsent + piece.unsent })
  }
  return [...merged.values()]
}

/** Choices are served before defaults, which take the rest. */
function chosenFirst(a: RequestedRefund, b: RequestedRefund): number {
  return Number(a.restock === undefined) - Number(b.restock === undefined)
}

/** All pieces that are not refunded yet. */
export function allRefundable(lines: readonly GoodsLine[]): PieceCount[] {
  return lines
    .map(line => ({ position: line.position, quantity: refundablePieces(line) }))
    .filter(({ quantity }) => quantity > 0)
}

/** The price of the next pieces of a line. Refunds of all its pieces add up to its amount, to the cent. */
export function refundPrice(line: GoodsLine & { unitPrice: number }, quantity: number): number {
  const before = refundedPieces(line)
  return sumAmounts([lineAmount(line.unitPrice, before + quantity), -lineAmount(line.unitPrice, before)])
}

function addUp(pieces: readonly PieceCount[]): PieceCount[] {
  const sums = new Map<number, number>()
  for (const { position, quantity } of pieces) sums.set(position, (sums.get(position) ?? 0) + quantity)
  return [...sums].map(([position, quantity]) => ({ position, quantity }))
}

function findProblem(
  lines: readonly GoodsLine[],
  pieces: readonly PieceCount[],
  most: (line: GoodsLine) => number,
): GoodsProblem | null {
  for (const { position, quantity } of pieces) {
    const line = lines.find(known => known.position === position)
    if (!line) return { problem: 'unknown_line', position }
    if (quantity > most(line)) return { problem: 'too_many', position }
  }
  return null
}
