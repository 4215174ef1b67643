export { type BookedRefund, bookRefund } from './book-refund.ts'
export {
  askForRest,
  type BookedTransfer,
  bookTransfer,
  type WrittenOff,
  writeOffRest,
} from './book-transfer.ts'
export { addPastReports, type PastReport } from './past-reports.queries.ts'
export { paymentData } from './payment-data.ts'
export { listTransferReports, type TransferReport } from './payment-mails.queries.ts'
export { paymentMails } from './payment-mails.ts'
export {
  countPaymentsUnderWay,
  listPayments,
  type PaymentRow,
  sweepWalletEvents,
} from './payments.queries.ts'
export { paymentRoutes } from './payments.routes.ts'
export { isStray, refundOrder, type StaffRefund } from './refund-order.ts'
export { resumePayments } from './resume-payments.ts'
export { createWallet, type Wallet } from './wallet.ts'
