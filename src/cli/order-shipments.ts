import * as acts from '../contract/desk/order-acts.ts'
import {
  addOrderNote,
  correctShipment,
  deliverShipment,
  listShipments,
  type OrderActing,
  type ShipmentOutcome,
} from '../server/features/orders/index.ts'
import { writeOffRest } from '../server/features/payments/index.ts'
import { checkForm } from './check-form.ts'
import { CommandError, type CommandSession, type OperatorContext, SHELL, UsageError } from './command.ts'
import { dollars } from './formats.ts'
import { requireStaffOrder } from './order-show.ts'
import { safeText } from './safe-text.ts'

type Label = { shipment: number; carrier: string; tracking: string }

/** Corrects the tracking number of a shipment. */
export async function runTrack(session: CommandSession, typed: string, label: Label): Promise<void> {
  const { carrier, tracking } = checkForm(acts.correctShipment, label)
  const shipment = await findShipment(session, typed, label.shipment)
  const { service, weightGrams } = shipment
  const outcome = await correctShipment(await asShell(session), typed, shipment.id, {
    carrier,
    service,
    tracking,
    weightGrams,
  })
  const order = requireShipment(outcome, typed)
  session.say(`Shipment ${shipment.number} of ${order.number} is ${safeText(`${carrier} ${tracking}`)}.\n`)
}

export async function runDelivered(session: CommandSession, typed: string, number: number): Promise<void> {
  const shipment = await findShipment(session, typed, number)
  const order = requireShipment(await deliverShipment(await asShell(session), typed, shipment.id), typed)
  session.say(`Shipment ${number} is delivered; ${order.number} is ${order.status}.\n`)
}

export async function asShell(session: CommandSession): Promise<OrderActing & OperatorContext> {
  return { ...(await session.openContext()), by: SHELL }
}

export async function findShipment(session: CommandSession, typed: string, number: number) {
  const { db } = await session.openContext()
  const order = await requireStaffOrder(db, typed)
  const shipment = (await listShipments(db, order.id)).find(known => known.number === number)
  if (!shipment) throw new CommandError(`${order.number} has no shipment ${number}`)
  return shipment
}

function requireShipment(outcome: ShipmentOutcome, typed: string) {
  if (outcome.outcome === 'done') return outcome.order
  if (outcome.outcome === 'forbidden')
    throw new CommandError(`the shipment of ${outcome.order.number} is delivered already`)
  throw new CommandError(`the shipment of ${safeText(typed)} cannot be changed now`)
}

export async function runWriteOff(session: CommandSession, typed: string, reason: string): Promise<void> {
  if (reason === '') throw new UsageError('order write-off needs --remark REASON')
  const checked = checkForm(acts.writeOff, { reason })
  const result = await writeOffRest(await asShell(session), typed, checked.reason)
  if (result.outcome === 'unknown') throw new CommandError(`no such order: ${safeText(typed)}`)
  const { order } = result
  if (result.outcome === 'not_small')
    throw new CommandError(`${order.number} is not paid almost in full, so nothing can be written off`)
  if (result.outcome !== 'done')
    throw new CommandError(`${order.number} is ${order.status}; nothing can be written off now`)
  session.say(`${dollars(result.amount)} USD is written off; ${order.number} is ${order.status}.\n`)
}

export async function runNote(session: CommandSession, typed: string, text: string): Promise<void> {
  const { body } = checkForm(acts.addOrderNote, { body: text })
  const order = await addOrderNote(await asShell(session), typed, body)
  if (!order) throw new CommandError(`no such order: ${safeText(typed)}`)
  session.say(`Noted for ${order.number}.\n`)
}
