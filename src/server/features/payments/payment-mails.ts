import { type Compose, type Composers, type ComposeTools, inDollars, named } from '../mail/index.ts'
import {
  aboutOrder,
  findOrder,
  mailToBuyer,
  type OrderRow,
  quotedBlocks,
  refundedMail,
  refundSentMail,
  staffMail,
} from '../orders/index.ts'
import { findMoneyBack, walletReturned } from './money-back.ts'
import { findNewestReport, type TransferReport } from './payment-mails.queries.ts'
import { findPayment, type PaymentRow } from './payments.queries.ts'

export const paymentMails: Composers = {
  order_staff_transfer: aboutOrder(async (tools, order) => {
    const { t, lang } = tools
    const report = await findNewestReport(tools.db, order.id)
    const confirm = `npx chipfront order confirm ${order.number}`
    const reject = `npx chipfront order reject ${order.number}`
    return staffMail(tools, order, {
      subject: t('mail.order_staff.transfer', { number: order.number }),
      texts: [
        t('mail.order_staff.transfer_text', { amount: inDollars(lang, order.total), confirm }),
        t('mail.order_staff.transfer_missing', { reject }),
      ],
      facts: report ? reportFacts(tools, report) : [],
      more: quotedBlocks(tools, report?.remark ?? ''),
    })
  }),
  order_staff_alert: aboutPayment((tools, order) => {
    const { t } = tools
    const show = `npx chipfront order show ${order.number}`
    return {
      subject: t('mail.order_staff.alert', { number: order.number }),
      texts: [
        t('mail.order_staff.alert_text', { show }),
        t('mail.order_staff.alert_refund', { refund: refundCommand(order) }),
      ],
    }
  }),
  order_staff_refused: aboutPayment(({ t }, order, { issue }) => ({
    subject: t('mail.order_staff.refused', { number: order.number }),
    texts: [
      t('mail.order_staff.refused_text', { issue: String(issue ?? '-'), refund: refundCommand(order) }),
    ],
  })),
  order_refunded: mailToBuyer(async (tools, order) =>
    refundedMail(tools, order, {
      moneyBack: await findMoneyBack(tools.db, order),
      walletAmount: await walletReturned(tools.db, order.id),
    }),
  ),
  order_refund_sent: (tools, fields) =>
    mailToBuyer(async (_, order) => refundSentMail(tools, order, Number(fields.amount)))(tools, fields),
}

function reportFacts({ t, lang }: ComposeTools, report: TransferReport): string[] {
  return [
    t('mail.order_staff.payer', { value: named(report.payerName) }),
    t('mail.order_staff.reported_amount', { value: inDollars(lang, report.amount) }),
    t('mail.order_staff.transfer_date', { value: report.transferDate }),
  ]
}

type Fields = Parameters<Compose>[1]
type Tell = (tools: ComposeTools, order: OrderRow, fields: Fields) => { subject: string; texts: string[] }

/** Also for an order whose buyer was erased: the money is still there. */
function aboutPayment(tell: Tell): Compose {
  return async (tools, fields) => {
    const order = await findOrder(tools.db, Number(fields.order_id))
    const payment = await findPayment(tools.db, Number(fields.payment_id))
    if (!order || payment?.orderId !== order.id) return null
    const facts = paymentFacts(tools, order, payment)
    return staffMail(tools, order, { ...tell(tools, order, fields), facts, isAlert: true })
  }
}

function refundCommand({ number }: OrderRow): string {
  return `npx chipfront order refund ${number}`
}

function paymentFacts({ t, lang }: ComposeTools, { status }: OrderRow, payment: PaymentRow): string[] {
  const { amount, captured, captureId, walletOrderId, state } = payment
  // Only an amount that differs from the requested one is stored.
  const taken = captureId && captured === '' ? inDollars(lang, amount) : captured
  return [
    t('mail.order_staff.expected', { value: inDollars(lang, amount) }),
    t('mail.order_staff.captured', { value: taken || '-' }),
    t('mail.order_staff.wallet_ids', { order: walletOrderId ?? '-', capture: captureId ?? '-' }),
    t('mail.order_staff.payment_state', { state, status }),
  ]
}
