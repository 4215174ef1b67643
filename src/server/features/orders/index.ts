export {
  type BookedPaper,
  type BookedReceipt,
  listPapersOfMonth,
  listReceiptsOfMonth,
} from './books.queries.ts'
export { type MoneyBack, refundedMail, refundSentMail } from './buyer-mails.ts'
export { getBuyersOrder, getBuyersOrderById, lockBuyersOrder } from './buyers-order.ts'
export {
  addDocument,
  addDocumentFile,
  type DocumentRow,
  findDocument,
  findDocumentFile,
  type ListedDocument,
  listDocuments,
  listUninvoiced,
  readTime,
  spendNumber,
} from './documents.queries.ts'
export { type EditedOrder, editOrder } from './edit-order.ts'
export { findAddresses } from './find-buyer.ts'
export { getPoFile } from './get-po-file.ts'
export { findCredit, findTermsDays, termsChanges } from './grant-terms.ts'
export { confirmingSeconds } from './hold-terms.ts'
export { joinOrders, joinOrdersOnSignIn } from './join-orders.ts'
export { findLastSales, type LastSale } from './last-sales.queries.ts'
export { moveOrder } from './move-order.ts'
export { describeOrder } from './order.wire.ts'
export { listNotes, type OrderNoteRow } from './order-acts.queries.ts'
export { lockForAct, type OrderActing, RepeatedAct, recordOrderAct } from './order-acts.ts'
export { listEndedOrderIds, listOrderIdsOf } from './order-data.queries.ts'
export { orderData } from './order-data.ts'
export { type PlaceOrderAnswer, repeatedAnswer } from './order-idempotency.ts'
export { addOrderKey, findKeyOrigin } from './order-keys.queries.ts'
export { aboutOrder, mailToBuyer, orderMails } from './order-mails.ts'
export { writeAboutOrder } from './order-messages.ts'
export { addOrderNote, resendOrderMail } from './order-notes.ts'
export {
  findOrder,
  listChanges,
  listOrderLines,
  lockOrder,
  markPaid,
  type OrderChangeRow,
  type OrderLineRow,
  type OrderRow,
  updateOrder,
  updatePayBy,
} from './orders.queries.ts'
export { orderRoutes } from './orders.routes.ts'
export { orderSearch, orders } from './orders.tables.ts'
export { addPastOrders, type PastOrder } from './past-orders.queries.ts'
export { placeQuotedOrder } from './place-quoted-order.ts'
export { addPoFile, findPoFileName } from './po-files.queries.ts'
export { describeShipping } from './preview.wire.ts'
export { proveOrder } from './prove-order.ts'
export { queueAlert, queueToBuyer } from './queue-order-mails.ts'
export {
  addReceipt,
  bankBalance,
  findLedger,
  listReceipts,
  listRefundSources,
  type NewReceipt,
  openCredit,
  type ReceiptRow,
} from './receipts.queries.ts'
export {
  addRefund,
  findRefundUnderWay,
  listRefundLines,
  listRefunds,
  type RefundLineRow,
  type RefundRow,
  updateRefund,
} from './refunds.queries.ts'
export { runClocks } from './run-clocks.ts'
export type { SentShipment } from './send-shipments.ts'
export {
  correctShipment,
  deliverShipment,
  type ShipmentOutcome,
  shipOrder,
  shipOrders,
} from './ship-order.ts'
export {
  countUndelivered,
  listGoods,
  listShipmentLines,
  listShipments,
  type OrderGoods,
  type ShipmentRow,
} from './shipments.queries.ts'
export { completeNumber } from './staff.queries.ts'
export { quotedBlocks, staffMail } from './staff-mails.ts'
export {
  cancelByStaff,
  listUnprovenOrders,
  rejectPayment,
  reopenOrder,
  type Shortage,
  type StaffOutcome,
  takeStockAgain,
} from './staff-moves.ts'
export {
  findOrderOfStaff,
  findStaffOrder,
  listStaffOrders,
  type StaffOrder,
  type StaffOrderEntry,
} from './staff-orders.ts'
export { isEnabled, listPayMethods } from './trade.ts'
