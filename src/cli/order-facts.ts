import { addressLines } from '../domain/address-lines.ts'
import { awaitsMoney } from '../domain/order-states.ts'
import type { StaffOrder } from '../server/features/orders/index.ts'
import { indented, utcTime } from './formats.ts'
import { safeText } from './safe-text.ts'

const WIDTH = 16

/** Buyer, addresses and payment. */
export function describeBuyer(order: StaffOrder): string {
  const facts = [
    ['Number', order.number],
    ['Status', statusText(order)],
    ['Date', `${utcTime(order.createdAt)} UTC`],
    ['Company', order.companyName],
    ['Email', order.email],
    ['Language', order.lang],
    ['Ordered', order.userId === null ? 'as a guest' : 'with an account'],
    ['PO number', order.poNumber],
    ['Payment', order.payMethod],
    ['Paid', order.paidAt ? `${utcTime(order.paidAt)} UTC` : ''],
    ['Shipping', `${order.carrier} ${order.shippingService}, ${order.weightGrams} g`],
    ['Tracking number', order.shippingNumber],
    ['Ship to', addressText(order.shippingAddress)],
    ['Bill to', addressText(order.billingAddress)],
  ]
  const lines = facts
    .filter(([, value]) => value !== '')
    .map(([name = '', value = '']) => `${name.padEnd(WIDTH)}${safeText(value)}`)
  return [...lines, ...paragraph('Remark', order.remark), ...paragraph('Our remark', order.platformRemark)]
    .map(line => `${line}\n`)
    .join('')
}

function statusText({ status, payBy, provenAt, capturingPaymentId }: StaffOrder): string {
  const act = status === 'unpaid' ? 'captured' : 'refunded'
  if (capturingPaymentId !== null) return `${status}; payment ${capturingPaymentId} is being ${act}`
  if (!awaitsMoney(status) || !payBy) return status
  const waits = status === 'unpaid' ? 'payment due' : 'transfer due'
  return `${status}; ${waits} by ${utcTime(payBy)} UTC${provenAt ? '' : ', buyer unproven'}`
}

function addressText(address: StaffOrder['shippingAddress']): string {
  const { contact_name, country, telephone } = address
  const parts = [contact_name, ...addressLines(address, country), telephone]
  return parts.filter(part => part !== '').join(', ')
}

function paragraph(name: string, words: string): string[] {
  if (words === '') return []
  return [name, ...indented(words)]
}
