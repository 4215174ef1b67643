import { Refusal } from '../../../contract/wire/errors.ts'
import { formatsFor } from '../../../domain/formats.ts'
import { lineAmount, sumAmounts } from '../../../domain/money.ts'
import type { PaperSheet, SheetFact } from '../../../domain/paper-sheet.ts'
import type { ShipmentPaper } from '../../../domain/papers.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { type DescribedPart, describeParts } from '../catalogue/index.ts'
import {
  type DocumentRow,
  type ListedDocument,
  listDocuments,
  listGoods,
  listShipmentLines,
  listShipments,
  lockForAct,
  type OrderActing,
  type OrderRow,
  recordOrderAct,
  type ShipmentRow,
} from '../orders/index.ts'
import { describeCustoms, itemRow, type SheetLine } from '../proforma/index.ts'
import type { PaperBasis } from './describe-paper.ts'
import { issuePaper, type PaperAuthor } from './issue-paper.ts'

type ShipmentLine = SheetLine & { part: DescribedPart | undefined }

/** The packing slip or the commercial invoice of one shipment. A second call returns it. */
export async function issueShipmentPaper(
  acting: OrderActing,
  typed: string,
  shipmentId: number,
  kind: ShipmentPaper,
): Promise<ListedDocument> {
  return inTransaction(acting.pool, async ({ db }) => {
    const order = await lockForAct(db, typed, acting)
    if (!order) throw new Refusal(404, { reason: 'answers.order_unknown' })
    const shipment = (await listShipments(db, order.id)).find(({ id }) => id === shipmentId)
    if (!shipment) throw new Refusal(404)
    const papers = await listDocuments(db, order.id)
    const issued = papers.find(paper => paper.kind === kind && paper.shipmentId === shipmentId)
    if (issued) return issued
    const paper = await writeShipmentPaper(db, acting.by, order, { shipment, kind })
    await recordOrderAct(db, acting.by, order, { act: 'issue', changes: { paper: [null, paper.number] } })
    return paper
  })
}

type ShipmentPaperRequest = { shipment: ShipmentRow; kind: ShipmentPaper }

export async function writeShipmentPaper(
  db: TransactionDatabase,
  by: PaperAuthor,
  order: OrderRow,
  { shipment, kind }: ShipmentPaperRequest,
): Promise<DocumentRow> {
  const lines = await listPackedLines(db, shipment)
  const total = kind === 'customs' ? sumAmounts(lines.map(line => line.amount)) : null
  return issuePaper(db, by, order, { kind, total, shipmentId: shipment.id }, (sheet, basis) =>
    describeShipment(sheet, basis, { shipment, lines, total }),
  )
}

async function listPackedLines(
  db: TransactionDatabase,
  { id, orderId }: ShipmentRow,
): Promise<ShipmentLine[]> {
  const goods = await listGoods(db, orderId)
  const pieces = await listShipmentLines(db, [id])
  const parts = await describeParts(
    db,
    goods.map(({ partId }) => partId),
  )
  return pieces.flatMap(({ position, quantity }) => {
    const line = goods.find(known => known.position === position)
    if (!line) return []
    const price = Number(line.unitPrice)
    return [
      {
        part_number: line.partNumber,
        manufacturer: line.manufacturer,
        quantity,
        unit_price: price,
        amount: lineAmount(price, quantity),
        part: parts.get(line.partId),
      },
    ]
  })
}

type DescribedShipment = { shipment: ShipmentRow; lines: readonly ShipmentLine[]; total: number | null }

function describeShipment(
  sheet: PaperSheet,
  basis: PaperBasis,
  { shipment, lines, total }: DescribedShipment,
): PaperSheet {
  const { t, lang } = basis
  const columns = sheet.head.length
  const isPriced = total !== null
  return {
    ...sheet,
    rows: lines.map((line, index) => itemRow(line, index, lang).slice(0, columns)),
    rowNotes: lines.map(line => (isPriced ? describeCustoms(t, line.part, lang) : '')),
    total: isPriced
      ? { label: t('papers.customs_total'), note: '', value: formatsFor(lang).amount(total) }
      : null,
    payment: { title: t('papers.delivery'), facts: describeDelivery(basis, shipment) },
    note: isPriced ? t('papers.customs_note') : '',
  }
}

function describeDelivery({ t, lang }: PaperBasis, shipment: ShipmentRow): SheetFact[] {
  const { count, date } = formatsFor(lang)
  const grams = shipment.weightGrams
  const facts = [
    { label: t('papers.shipment'), value: count(shipment.number) },
    { label: t('papers.sent'), value: date(shipment.sentAt.toISOString()) },
    { label: t('papers.carrier'), value: [shipment.carrier, shipment.service].filter(Boolean).join(' ') },
    { label: t('papers.tracking'), value: shipment.tracking, isCode: true },
    {
      label: t('papers.weight'),
      value: grams === null ? '' : t('checkout.kilograms', { n: count(grams / 1000) }),
    },
  ]
  return facts.filter(({ value }) => value !== '')
}
