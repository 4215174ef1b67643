export { type MoneyBack, refundedMail, refundSentMail } from './buyer-mails.ts'
export { getBuyersOrder, getBuyersOrderById, lockBuyersOrder } from './buyers-order.ts'
export { confirmingSeconds } from './hold-terms.ts'
export { joinOrders, joinOrdersOnSignIn } from './join-orders.ts'
export { findLastSales, type LastSale } from './last-sales.queries.ts'
export { moveOrder } from './move-order.ts'
export { describeOrder, openAmount } from './order.wire.ts'
export { listEndedOrderIds, listOrderIdsOf } from './order-data.queries.ts'
export { orderData } from './order-data.ts'
export { aboutOrder, mailToBuyer, orderMails } from './order-mails.ts'
export {
  findOrder,
  listChanges,
  listOrderLines,
  lockOrder,
  type OrderChangeRow,
  type OrderRow,
  updateOrder,
  updatePayBy,
} from './orders.queries.ts'
export { orderRoutes } from './orders.routes.ts'
export { proveOrder } from './prove-order.ts'
export { queueAlert, queueRefundSent } from './queue-order-mails.ts'
export { addReceipt, bankBalance, listReceipts, type ReceiptRow } from './receipts.queries.ts'
export { runClocks } from './run-clocks.ts'
export { lockOrderByNumber } from './staff.queries.ts'
export { quotedBlocks, staffMail } from './staff-mails.ts'
export {
  cancelByStaff,
  listUnprovenOrders,
  rejectPayment,
  type StaffOutcome,
  shipOrder,
} from './staff-moves.ts'
export {
  findStaffOrder,
  listStaffOrders,
  type StaffOrder,
  type StaffOrderEntry,
} from './staff-orders.ts'
export { isEnabled, listPayMethods } from './trade.ts'
