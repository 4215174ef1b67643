import {
  addOrderNote,
  correctParcel,
  deliverParcel,
  listShipments,
  type OrderActing,
  type ParcelOutcome,
} from '../server/features/orders/index.ts'
import { writeOffRest } from '../server/features/payments/index.ts'
import { CommandError, type CommandSession, type OperatorContext, SHELL, UsageError } from './command.ts'
import { dollars } from './formats.ts'
import { requireStaffOrder } from './order-show.ts'
import { safeText } from './safe-text.ts'

type Label = { parcel: number; carrier: string; tracking: string }

/** Corrects the tracking number of a parcel. */
export async function runTrack(session: CommandSession, typed: string, label: Label): Promise<void> {
  const { carrier, tracking } = { carrier: label.carrier.trim(), tracking: label.tracking.trim() }
  if (carrier === '' || tracking === '')
    throw new CommandError('a shipment needs a carrier and a tracking number')
  const parcel = await findParcel(session, typed, label.parcel)
  const { service, weightGrams } = parcel
  const outcome = await correctParcel(await asShell(session), typed, parcel.id, {
    carrier,
    service,
    tracking,
    weightGrams,
  })
  const order = requireParcel(outcome, typed)
  session.say(`Parcel ${parcel.number} of ${order.number} is ${safeText(`${carrier} ${tracking}`)}.\n`)
}

export async function runDelivered(session: CommandSession, typed: string, number: number): Promise<void> {
  const parcel = await findParcel(session, typed, number)
  const order = requireParcel(await deliverParcel(await asShell(session), typed, parcel.id), typed)
  session.say(`Parcel ${number} is delivered; ${order.number} is ${order.status}.\n`)
}

export async function asShell(session: CommandSession): Promise<OrderActing & OperatorContext> {
  return { ...(await session.openContext()), by: SHELL }
}

export async function findParcel(session: CommandSession, typed: string, number: number) {
  const { db } = await session.openContext()
  const order = await requireStaffOrder(db, typed)
  const parcel = (await listShipments(db, order.id)).find(known => known.number === number)
  if (!parcel) throw new CommandError(`${order.number} has no parcel ${number}`)
  return parcel
}

function requireParcel(outcome: ParcelOutcome, typed: string) {
  if (outcome.outcome === 'done') return outcome.order
  if (outcome.outcome === 'forbidden')
    throw new CommandError(`the parcel of ${outcome.order.number} is delivered already`)
  throw new CommandError(`the parcel of ${safeText(typed)} cannot be changed now`)
}

export async function runWriteOff(session: CommandSession, typed: string, reason: string): Promise<void> {
  if (reason === '') throw new UsageError('order write-off needs --remark REASON')
  const result = await writeOffRest(await asShell(session), typed, reason)
  if (result.outcome === 'unknown') throw new CommandError(`no such order: ${safeText(typed)}`)
  const { order } = result
  if (result.outcome === 'not_small')
    throw new CommandError(`${order.number} is not paid almost in full, so nothing can be written off`)
  if (result.outcome !== 'done')
    throw new CommandError(`${order.number} is ${order.status}; nothing can be written off now`)
  session.say(`${dollars(result.amount)} USD is written off; ${order.number} is ${order.status}.\n`)
}

export async function runNote(session: CommandSession, typed: string, text: string): Promise<void> {
  const body = text.trim()
  if (body === '') throw new UsageError('order note needs a TEXT')
  const order = await addOrderNote(await asShell(session), typed, body)
  if (!order) throw new CommandError(`no such order: ${safeText(typed)}`)
  session.say(`Noted for ${order.number}.\n`)
}
