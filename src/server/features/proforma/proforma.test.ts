import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { composeMail } from '../../../../tests/harness/compose-mail.ts'
import { readLines, readPdf } from '../../../../tests/harness/read-pdf.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { getProforma } from '../../../contract/shop/orders.ts'
import { callDirectly } from '../../api/call-directly.ts'
import { WorkerTrouble } from '../../workers/index.ts'
import { rememberKeys } from '../installation/index.ts'
import { orderMails } from '../orders/index.ts'
import { getConfig, getTradeSettings } from '../site/index.ts'
import { createProformaWriter, type ProformaWriter, proformaRoutes, withProforma } from './index.ts'

let shop: TestShop
let part: number
beforeAll(async () => {
  shop = await openTestShop()
  part = await stockOne(shop, 'PROFORMA-1', 1_000, '0.12345')
})
afterAll(async () => {
  await impatient.close()
  await shop.close()
})
afterEach(() => void vi.restoreAllMocks())

/** Times out before anything can be drawn. */
const impatient = createProformaWriter({ wallSeconds: 0.02 })
const toolsWith = (writer: ProformaWriter) => {
  const { db } = shop.connection
  return { writer, settings: () => getTradeSettings(db), site: () => getConfig(db, 'http://shop.test') }
}
const order = () => buyNow(openBrowser(shop), part, 30)

describe('a guest with an order', () => {
  test('gets its proforma invoice in the requested language', async () => {
    const { order_number, key } = await order()
    const { file_name, content } = await shop.call('de')(getProforma, { order_number, key })
    expect(file_name).toBe(`${order_number}.pdf`)
    const [page = []] = readPdf(Buffer.from(content, 'base64'))
    const lines = readLines(page)
    expect(lines).toContain('Gesamtbetrag (USD) 45,70\u00a0$')
    expect(lines).toContainEqual(expect.stringMatching(/^1 PROFORMA-1 .*30 0,12345\u00a0\$ 3,70\u00a0\$$/))
  })

  test('with access to it only', async () => {
    const { order_number, key } = await order()
    const call = shop.call()
    await expect(call(getProforma, { order_number, key: `${key}x` })).rejects.toMatchObject({ code: 404 })
    await expect(call(getProforma, { order_number })).rejects.toMatchObject({ code: 404 })
    await expect(call(getProforma, { order_number: 'CF000000-AAAAAA', key })).rejects.toMatchObject({
      code: 404,
    })
  })

  test('is asked to retry if it cannot be drawn in time, and later after too many', async () => {
    const { order_number, key } = await order()
    const routes = proformaRoutes(impatient)
    const call = callDirectly(routes, {
      shop: shop.context,
      identify: async () => null,
      checksAnswers: true,
      trustedProxies: 0,
      isSecure: false,
      keys: rememberKeys(shop.connection.db),
    })('en', null)
    const ask = () => call(getProforma, { order_number, key }).catch(refusal => refusal)
    expect(await ask()).toMatchObject({ code: 503, details: { retryAfterSeconds: 30 } })
    await shop.connection.pool.query(
      `update allowances set full_at = now() + interval '1 day' where key like 'proformaAddress%'`,
    )
    const { code, details } = await ask()
    expect(code).toBe(429)
    expect(details.retryAfterSeconds).toBeGreaterThan(3_600)
  })
})

describe('the mail about an order', () => {
  const compose = (kind: string, order_id: number, writer: ProformaWriter, attempts = 1) =>
    composeMail(shop, withProforma(orderMails, toolsWith(writer)), {
      ...{ kind, fields: { order_id }, lang: 'de' as const, attempts },
    })

  test('has the proforma invoice in the buyer’s language', async () => {
    const { order_number, order_id } = await order()
    const mail = await compose('order_placed', order_id, shop.proforma)
    const [file] = mail?.attachments ?? []
    expect(file).toMatchObject({ fileName: `${order_number}.pdf`, contentType: 'application/pdf' })
    const [page = []] = readPdf(file?.content ?? new Uint8Array())
    expect(readLines(page)).toContain('Gesamtbetrag (USD) 45,70\u00a0$')
    expect((await compose('order_received', order_id, shop.proforma))?.attachments).toBeUndefined()
  })

  test('waits and is retried if drawing failed, as when its process was killed', async () => {
    const { order_id } = await order()
    for (const attempts of [1, 3])
      await expect(compose('order_placed', order_id, impatient, attempts)).rejects.toMatchObject({
        problem: 'too_slow',
      })
    expect((await compose('order_placed', order_id, shop.proforma, 2))?.attachments).toHaveLength(1)
  })

  test('waits for minutes if too many others are drawn first', async () => {
    const { order_id } = await order()
    const busy: ProformaWriter = { ...impatient, write: () => Promise.reject(new WorkerTrouble('busy')) }
    await expect(compose('order_placed', order_id, busy, 7)).rejects.toMatchObject({ problem: 'busy' })
  })

  test('is sent without it if it repeatedly cannot be drawn', async () => {
    const written: string[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation(line => written.push(String(line)) > 0)
    const { order_number, order_id } = await order()
    const mail = await compose('order_placed', order_id, impatient, 4)
    expect(mail?.subject).toContain(order_number)
    expect(mail?.attachments).toBeUndefined()
    expect(written.join('')).toContain('proforma not attached')
  })
})
