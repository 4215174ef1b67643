import { cancelDeskOrder } from '../contract/desk/order-acts.ts'
import { isPositive } from '../domain/money.ts'
import { ORDER_STATUSES } from '../domain/order-states.ts'
import { checkForm } from './check-form.ts'
import { type Command, textOf, UsageError, type Values } from './command.ts'
import { runCancel } from './order-cancel.ts'
import { runConfirm } from './order-confirm.ts'
import { runList } from './order-list.ts'
import { runReject, runReopen, runShip } from './order-moves.ts'
import { runInvoice, runShipmentPaper, runTaxIds } from './order-papers.ts'
import { runRefund } from './order-refund.ts'
import { runRefunded } from './order-refunded.ts'
import { runDelivered, runNote, runTrack, runWriteOff } from './order-shipments.ts'
import { runShow } from './order-show.ts'
import { pageOf } from './paged-table.ts'
import { oneOf, type Subcommand } from './subcommands.ts'

const MOST_CANCELED = 1_000
const oneNumber = { takes: 'one NUMBER', words: [1, 1] } satisfies Partial<Subcommand>
const oneShipment = { takes: 'NUMBER and SHIPMENT', words: [2, 2] } satisfies Partial<Subcommand>

const SUBCOMMANDS: Record<string, Subcommand> = {
  list: {
    takes: 'only --status STATUS, --search TEXT and --page N',
    words: [0, 0],
    options: ['status', 'search', 'page'],
    run: (session, _, values) =>
      runList(session, {
        status: statusOf(values),
        search: textOf(values.search)?.trim() ?? '',
        page: pageOf(values),
      }),
  },
  show: { ...oneNumber, run: (session, [number = '']) => runShow(session, number) },
  confirm: {
    ...oneNumber,
    options: ['amount', 'yes', 'surplus'],
    run: (session, [number = ''], values) =>
      runConfirm(session, number, {
        amount: amountOf(values),
        isSure: values.yes === true,
        isSurplus: values.surplus === true,
      }),
  },
  reject: {
    ...oneNumber,
    options: ['remark'],
    run: (session, [number = ''], values) => runReject(session, number, remarkOf(values)),
  },
  ship: {
    takes: 'NUMBER, CARRIER and TRACKING-NUMBER',
    words: [3, 3],
    options: ['remark', 'line'],
    run: (session, [number = '', carrier = '', tracking = ''], values) =>
      runShip(session, number, { carrier, tracking, lines: linesOf(values), remark: remarkOf(values) }),
  },
  reopen: {
    ...oneNumber,
    options: ['remark'],
    run: (session, [number = ''], values) => runReopen(session, number, remarkOf(values)),
  },
  track: {
    takes: 'NUMBER, SHIPMENT, CARRIER and TRACKING-NUMBER',
    words: [4, 4],
    run: (session, [number = '', shipment = '', carrier = '', tracking = '']) =>
      runTrack(session, number, { shipment: shipmentOf(shipment), carrier, tracking }),
  },
  delivered: {
    ...oneShipment,
    run: (session, [number = '', shipment = '']) => runDelivered(session, number, shipmentOf(shipment)),
  },
  'write-off': {
    takes: 'NUMBER and --remark REASON',
    words: [1, 1],
    options: ['remark'],
    run: (session, [number = ''], values) => runWriteOff(session, number, remarkOf(values) ?? ''),
  },
  note: {
    takes: 'NUMBER and TEXT',
    words: [2, 2],
    run: (session, [number = '', text = '']) => runNote(session, number, text),
  },
  invoice: { ...oneNumber, run: (session, [number = '']) => runInvoice(session, number) },
  slip: {
    ...oneShipment,
    run: (session, [number = '', shipment = '']) =>
      runShipmentPaper(session, number, { kind: 'packing_slip', shipment: shipmentOf(shipment) }),
  },
  customs: {
    ...oneShipment,
    run: (session, [number = '', shipment = '']) =>
      runShipmentPaper(session, number, { kind: 'customs', shipment: shipmentOf(shipment) }),
  },
  'tax-ids': {
    takes: 'NUMBER, and --vat-id ID or --eori ID',
    words: [1, 1],
    options: ['vat-id', 'eori'],
    run: (session, [number = ''], values) =>
      runTaxIds(session, number, {
        vatId: textOf(values['vat-id'])?.trim(),
        eori: textOf(values.eori)?.trim(),
      }),
  },
  refund: {
    ...oneNumber,
    options: ['remark', 'yes', 'amount', 'line', 'restock', 'no-restock'],
    run: (session, [number = ''], values) =>
      runRefund(session, number, {
        remark: remarkOf(values),
        isSure: values.yes === true,
        amount: amountOf(values),
        lines: linesOf(values),
        restock: restockOf(values),
      }),
  },
  refunded: {
    ...oneNumber,
    options: ['amount'],
    run: (session, [number = ''], values) => runRefunded(session, number, amountOf(values)),
  },
  cancel: {
    takes: `1 to ${MOST_CANCELED} NUMBERs, or only --unproven`,
    words: [0, MOST_CANCELED],
    options: ['remark', 'yes', 'unproven'],
    run: async (session, numbers, values) => {
      const isUnproven = values.unproven === true
      if (isUnproven === numbers.length > 0)
        throw new UsageError('order cancel takes one or more NUMBERs, or only --unproven')
      const remark = remarkOf(values)
      await runCancel(session, numbers, { remark, isSure: values.yes === true, isUnproven })
    },
  },
}

export const orderCommand: Command = {
  options: {
    status: { type: 'string' },
    search: { type: 'string' },
    page: { type: 'string' },
    amount: { type: 'string' },
    remark: { type: 'string' },
    yes: { type: 'boolean' },
    line: { type: 'string', multiple: true },
    surplus: { type: 'boolean' },
    restock: { type: 'boolean' },
    'no-restock': { type: 'boolean' },
    unproven: { type: 'boolean' },
    'vat-id': { type: 'string' },
    eori: { type: 'string' },
  },
  run: oneOf('order', SUBCOMMANDS),
}

function statusOf(values: Values) {
  const typed = textOf(values.status)
  if (typed === undefined) return undefined
  const status = ORDER_STATUSES.find(known => known === typed.trim().toLowerCase())
  if (!status) throw new UsageError(`--status must be one of ${ORDER_STATUSES.join(', ')}`)
  return status
}

/** Plain USD with a decimal point, because `1.234` or `1,5` would be ambiguous. */
function amountOf(values: Values): number | undefined {
  const typed = textOf(values.amount)?.trim()
  if (typed === undefined) return undefined
  const amount = Number(typed)
  if (!/^\d{1,8}(?:\.\d{1,2})?$/.test(typed) || !isPositive(amount))
    throw new UsageError('--amount must be an amount in USD, such as 1250 or 1250.50')
  return amount
}

function linesOf(values: Values): string[] {
  return [values.line ?? []].flat().map(String)
}

function restockOf(values: Values): boolean | undefined {
  if (values.restock === true && values['no-restock'] === true)
    throw new UsageError('--restock and --no-restock exclude each other')
  if (values.restock === true) return true
  return values['no-restock'] === true ? false : undefined
}

function shipmentOf(typed: string): number {
  if (!/^[1-9]\d{0,3}$/.test(typed))
    throw new UsageError('SHIPMENT must be the number that order show prints')
  return Number(typed)
}

function remarkOf(values: Values): string | undefined {
  const remark = textOf(values.remark)
  return remark === undefined ? undefined : checkForm(cancelDeskOrder, { remark }).remark
}
