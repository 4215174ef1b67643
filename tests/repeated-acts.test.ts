import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allDeskEndpoints } from '../src/contract/desk/index.ts'
import * as orders from '../src/contract/desk/orders.ts'
import * as quotes from '../src/contract/desk/quotes.ts'
import { actOnStaff } from '../src/contract/desk/staff.ts'
import type { Endpoint } from '../src/contract/wire/endpoint.ts'
import { buyNow, keyed, openBrowser, stockOne } from './harness/buyers.ts'
import { addMember, type Member, setUpOwner } from './harness/desk.ts'
import { storeQuote } from './harness/quote-acts.ts'
import { openTestShop, type TestShop } from './harness/test-shop.ts'

/** The answer to an act was lost, and the person repeats it: it is done once. */
let shop: TestShop
let owner: Member
let other: Member
beforeAll(async () => {
  shop = await openTestShop()
  owner = await setUpOwner(shop)
  other = await addMember(shop, 'other@shop.test', ['manager'])
})
afterAll(() => shop.close())

let keys = 0
/** Twice at the same moment, and once more after the answers. */
async function thrice<T>(act: (sent: ReturnType<typeof keyed>) => Promise<T>): Promise<T[]> {
  const sent = keyed(`key-${++keys}`)
  const both = await Promise.all([act(sent), act(sent)])
  return [...both, await act(sent)]
}
const count = async (rows: string, values: unknown[] = []) =>
  (await shop.connection.pool.query(`select from ${rows}`, values)).rowCount
const countActs = (act: string) => count('audit where act = $1', [act])

async function placePartlyPaid(): Promise<string> {
  const part = await stockOne(shop, `REPEATED-${++keys}`, 100)
  const { order_number } = await buyNow(openBrowser(shop), part, 10)
  await owner.call(orders.recordPayment, { order_number, amount: 20 })
  return order_number
}

const contact = {
  email: 'repeated@example.com',
  contact_name: 'Purchasing',
  country: 'DE',
  lang: 'en' as const,
}

describe('an act that is repeated with its Idempotency-Key', () => {
  test('starts one quote, and every answer has its number', async () => {
    const before = (await count('quotes')) ?? 0
    const answers = await thrice(sent => owner.call(quotes.addQuote, { contact }, sent))
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
    expect(await count('quotes')).toBe(before + 1)
    await owner.call(quotes.addQuote, { contact }, keyed())
    expect(await count('quotes')).toBe(before + 2)
  })

  test('copies a quote once, for each person', async () => {
    const number = await storeQuote(shop, 'sent')
    const copies = await thrice(sent => owner.call(quotes.copyQuote, { number }, sent))
    const others = await other.call(quotes.copyQuote, { number }, keyed(`key-${keys}`))
    expect(new Set([...copies, others].map(copy => copy.number)).size).toBe(2)
    expect(await countActs('quote.copy')).toBe(2)
  })

  test('sends a mail again once', async () => {
    const order_number = await placePartlyPaid()
    const { mails } = await owner.call(orders.getDeskOrder, { order_number })
    const id = mails[0]?.id ?? 0
    const answers = await thrice(sent => owner.call(orders.resendOrderMail, { order_number, id }, sent))
    expect(answers.map(order => order.mails.length)).toEqual(Array(3).fill(mails.length + 1))
  })

  test('asks the buyer for the rest once', async () => {
    const order_number = await placePartlyPaid()
    const { rev } = await owner.call(orders.getDeskOrder, { order_number })
    await thrice(sent => owner.call(orders.askForRest, { order_number, rev }, sent))
    expect(await count(`mails where kind = 'order_part_paid'`)).toBe(1)
  })

  test('invites a person again once', async () => {
    await thrice(sent => owner.call(actOnStaff, { id: other.staffId, act: 'invite_again' }, sent))
    expect(await countActs('staff.invite_again')).toBe(1)
    expect(await count(`mails where kind = 'staff_invite'`)).toBe(1)
  })
})

/** A second time, they end in the same state or are refused, because their result has a name, a state or a content. */
const HARMLESS = [
  'companies',
  'customers/{id}/act',
  'customers/{id}/erase',
  'customers/{id}/export',
  'files',
  'inbox/mark',
  'links/{token}',
  'mails/{id}/retry',
  'me/factor',
  'me/factor/confirm',
  'me/passkeys',
  'me/step-up',
  'me/step-up/passkey',
  'companies/{id}/agreements',
  'orders/tracking',
  'orders/{order_number}/cancel',
  'orders/{order_number}/invoice',
  'orders/{order_number}/reject',
  'orders/{order_number}/reopen',
  'orders/{order_number}/shipments/{id}/customs',
  'orders/{order_number}/shipments/{id}/delivered',
  'orders/{order_number}/shipments/{id}/slip',
  'orders/{order_number}/write-off',
  'price-groups',
  'quote-parts',
  'quotes/{number}/accept',
  'quotes/{number}/approve',
  'quotes/{number}/ask-approval',
  'quotes/{number}/assign',
  'quotes/{number}/before',
  'quotes/{number}/chase',
  'quotes/{number}/discard',
  'quotes/{number}/extend',
  'quotes/{number}/extend-validity',
  'quotes/{number}/lose',
  'quotes/{number}/preview',
  'quotes/{number}/reopen',
  'quotes/{number}/revise',
  'quotes/{number}/send',
  'quotes/{number}/withdraw',
  'requests/{number}/assign',
  'requests/{number}/decline',
  'requests/{number}/reopen',
  'requests/{number}/take',
  'sign-in',
  'sign-in/passkey',
  'sign-out',
  'staff',
  'views',
  'views/shared',
]

test('every other call by POST is known to need no key', () => {
  const isKeyed = ({ optionalHeaders = [] }: Endpoint) => optionalHeaders.includes('Idempotency-Key')
  const open = allDeskEndpoints().flatMap(endpoint =>
    endpoint.method === 'POST' && !isKeyed(endpoint) ? [endpoint.path.slice('/desk/api/'.length)] : [],
  )
  expect(open.sort()).toEqual([...HARMLESS].sort())
})
