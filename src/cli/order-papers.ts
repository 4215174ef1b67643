import * as papers from '../contract/desk/papers.ts'
import type { ShipmentPaper } from '../domain/papers.ts'
import {
  isInvoiced,
  isNotInvoiceable,
  issueInvoice,
  issueShipmentPaper,
  setTaxIds,
} from '../server/features/papers/index.ts'
import { checkForm } from './check-form.ts'
import { CommandError, type CommandSession, UsageError } from './command.ts'
import { asShell, findShipment } from './order-shipments.ts'
import { requireStaffOrder } from './order-show.ts'

/** Issues the invoice, or names the one that there is. */
export async function runInvoice(session: CommandSession, typed: string): Promise<void> {
  const acting = await asShell(session)
  const order = await requireStaffOrder(acting.db, typed)
  const invoice = await issueInvoice(acting, typed).catch(error => {
    if (!isNotInvoiceable(error)) throw error
    throw new CommandError(
      `${order.number} is ${order.status}; only an order that is preparing, shipping or received can be invoiced`,
    )
  })
  session.say(`${invoice.number} is the invoice of ${order.number}.\n`)
}

const NAMES: Record<ShipmentPaper, string> = { packing_slip: 'packing slip', customs: 'commercial invoice' }

export async function runShipmentPaper(
  session: CommandSession,
  typed: string,
  { kind, shipment: number }: { kind: ShipmentPaper; shipment: number },
): Promise<void> {
  const shipment = await findShipment(session, typed, number)
  const paper = await issueShipmentPaper(await asShell(session), typed, shipment.id, kind)
  session.say(`${paper.number} is the ${NAMES[kind]} of shipment ${number}.\n`)
}

/** An omitted number stays; an empty one is replaced by that of the buyer's company. */
export async function runTaxIds(
  session: CommandSession,
  typed: string,
  { vatId, eori }: { vatId: string | undefined; eori: string | undefined },
): Promise<void> {
  if (vatId === undefined && eori === undefined)
    throw new UsageError('order tax-ids needs --vat-id ID or --eori ID')
  checkForm(papers.setTaxIds, { vat_id: vatId, eori })
  const acting = await asShell(session)
  const order = await requireStaffOrder(acting.db, typed)
  await setTaxIds(acting, typed, { vatId, eori }).catch(error => {
    if (!isInvoiced(error)) throw error
    throw new CommandError(`${order.number} is invoiced, and its invoice does not change`)
  })
  session.say(`The papers of ${order.number} will have these tax numbers.\n`)
}
