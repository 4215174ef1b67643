import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBrowser, stockOf } from '../../../../tests/harness/buyers.ts'
import { openDyingShop } from '../../../../tests/harness/dying-shop.ts'
import {
  booksOf,
  openWalletShop,
  orderToPay,
  type WalletShop,
} from '../../../../tests/harness/wallet-shop.ts'
import { captureWalletOrder } from '../../../contract/payments.ts'
import { resumePayments } from './resume-payments.ts'

let shop: WalletShop
beforeAll(async () => {
  shop = await openWalletShop()
  shop.standIn.behave({ webhooks: 'none', troubles: [] })
  // What dies complains loudly.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await shop.close()
})

const FEWEST_STATEMENTS = 8

describe.each(['before', 'after'] as const)('a process killed right %s any statement', when => {
  test('of taking the money leaves an order that is paid once, whoever goes on with it', async () => {
    for (let at = 1; ; at++) {
      const due = await orderToPay(shop, `PAYING-${when}-${at}`)
      const asked = { order_id: due.order_id, key: due.key, paypal_order_id: due.paypalId }
      shop.standIn.approve(due.paypalId)
      const dying = await openDyingShop(shop, { at, when })
      await openBrowser(dying)(captureWalletOrder, asked).catch(() => {})
      const hasDied = dying.isDead()
      await dying.close()
      const wasClaimed = (await booksOf(shop, due.order_id)).order?.capturing_payment_id !== null
      await resumePayments(shop, 0)
      // Once it was begun, nobody has to ask again.
      if (wasClaimed) expect((await booksOf(shop, due.order_id)).order?.status).toBe('preparing')
      await due.call(captureWalletOrder, asked)
      const books = await booksOf(shop, due.order_id)
      expect(books).toMatchObject({
        order: { status: 'preparing', paid: true, capturing_payment_id: null },
        payments: [{ state: 'completed' }],
        history: ['unpaid by buyer', 'preparing by wallet'],
        mails: ['order_placed', 'order_staff_placed', 'order_preparing', 'order_staff_paid'],
      })
      expect(await stockOf(shop, due.goodsId)).toBe(90)
      if (!hasDied) return expect(at).toBeGreaterThan(FEWEST_STATEMENTS)
    }
  })
})
