import type { Transaction } from '../../database/transaction.ts'
import { lockParts, returnStock, takeStockOrNone } from '../catalogue/index.ts'
import { addHolds, closeHolds, listHeldByOthers, listOpenHolds } from './holds.queries.ts'
import type { HoldEnd } from './quotes.tables.ts'

/** Pieces by part id. */
export type HeldPieces = ReadonlyMap<number, number>
export type ShortPart = { partId: number; wanted: number; available: number }

/**
 * Changes the stock that a quote holds to `wanted`, or nothing at all if a part is short. Only the difference
 * moves: pieces that stay kept are at no moment free for others. Parts that have left the catalog keep what they
 * have.
 */
export async function settlePieces(
  { db, client }: Transaction,
  quoteId: number,
  wanted: HeldPieces,
): Promise<{ short: ShortPart[] }> {
  const held = new Map((await listOpenHolds(db, quoteId)).map(hold => [hold.partId, hold.quantity]))
  const ids = [...new Set([...held.keys(), ...wanted.keys()])]
  const stock = await lockParts(db, ids)
  const changes = ids
    .filter(partId => stock.has(partId))
    .map(partId => ({ partId, more: (wanted.get(partId) ?? 0) - (held.get(partId) ?? 0) }))
  const taken = changes.filter(({ more }) => more > 0)
  const short = taken
    .filter(({ partId, more }) => (stock.get(partId) ?? 0) < more)
    .map(({ partId }) => ({
      partId,
      wanted: wanted.get(partId) ?? 0,
      available: (stock.get(partId) ?? 0) + (held.get(partId) ?? 0),
    }))
  if (short.length > 0) return { short }
  const takings = taken.map(({ partId, more }) => ({ partId, quantity: more, seenAt: null }))
  if (takings.length > 0 && !(await takeStockOrNone(client, takings)))
    throw new Error('locked stock was taken by others')
  const returned = changes.filter(({ more }) => more < 0)
  if (returned.length > 0)
    await returnStock(
      db,
      returned.map(({ partId, more }) => ({ partId, quantity: -more })),
    )
  return { short: [] }
}

type NewHolds = { quoteId: number; version: number; until: Date; wanted: HeldPieces; maxShare: number }

/** Takes the pieces of a version that is sent; those of the version before are part of them. */
export async function holdPieces(
  transaction: Transaction,
  { quoteId, version, until, wanted, maxShare }: NewHolds,
): Promise<{ short: ShortPart[] }> {
  const { db } = transaction
  const over = await listOverShare(transaction, { quoteId, wanted, maxShare })
  if (over.length > 0) return { short: over }
  const settled = await settlePieces(transaction, quoteId, wanted)
  if (settled.short.length > 0) return settled
  await closeHolds(db, quoteId, 'superseded')
  const holds = [...wanted].map(([partId, quantity]) => ({ partId, quantity }))
  await addHolds(db, { quoteId, version, until }, holds)
  return { short: [] }
}

/** All quotes together can keep a share of a part only: otherwise one buyer could empty the shop. */
async function listOverShare(
  { db }: Transaction,
  { quoteId, wanted, maxShare }: Pick<NewHolds, 'quoteId' | 'wanted' | 'maxShare'>,
): Promise<ShortPart[]> {
  const ids = [...wanted.keys()]
  const stock = await lockParts(db, ids)
  const others = await listHeldByOthers(db, quoteId, ids)
  const own = new Map((await listOpenHolds(db, quoteId)).map(hold => [hold.partId, hold.quantity]))
  return ids.flatMap(partId => {
    const heldByOthers = others.get(partId) ?? 0
    const all = (stock.get(partId) ?? 0) + heldByOthers + (own.get(partId) ?? 0)
    const available = Math.max(0, Math.floor((all * maxShare) / 100) - heldByOthers)
    const pieces = wanted.get(partId) ?? 0
    return pieces > available ? [{ partId, wanted: pieces, available }] : []
  })
}

/** Returns the pieces to stock. */
export async function releasePieces(
  transaction: Transaction,
  quoteId: number,
  reason: HoldEnd,
): Promise<void> {
  await settlePieces(transaction, quoteId, new Map())
  await closeHolds(transaction.db, quoteId, reason)
}
