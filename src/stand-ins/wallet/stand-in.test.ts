import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findStandIn, type StandIn, startStandIn } from './index.ts'

const HERE = { port: 0, publicHost: 'localhost', retryMs: 20 }

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn({ ...HERE, folder: null })
})
afterAll(() => standIn.close())

type Headers = Record<string, string>

async function tokenOf({ keys }: StandIn, secret = keys.clientSecret): Promise<Response> {
  const basic = Buffer.from(`${keys.clientId}:${secret}`).toString('base64')
  return fetch(`${keys.url}/v1/oauth2/token`, {
    method: 'POST',
    body: 'grant_type=client_credentials',
    headers: { Authorization: `Basic ${basic}`, 'Content-Type': 'application/x-www-form-urlencoded' },
  })
}

async function ask(wallet: StandIn, method: string, path: string, body?: object, headers: Headers = {}) {
  const { access_token } = await (await tokenOf(wallet)).json()
  const answer = await fetch(wallet.keys.url + path, {
    method,
    body: body && JSON.stringify(body),
    headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json', ...headers },
  })
  return { status: answer.status, body: await answer.json() }
}

const CONTEXT = {
  return_url: 'http://shop.test/pay/payment?order=1',
  cancel_url: 'http://shop.test/pay/payment?order=1',
}

function newOrder(wallet: StandIn, headers: Headers = {}, landing_page = 'LOGIN') {
  return ask(
    wallet,
    'POST',
    '/v2/checkout/orders',
    {
      intent: 'CAPTURE',
      purchase_units: [
        { amount: { currency_code: 'USD', value: '12.50' }, custom_id: 'CF1', description: '<b>' },
      ],
      payment_source: { paypal: { experience_context: { ...CONTEXT, landing_page } } },
    },
    headers,
  )
}

/** Receives webhooks, and acknowledges only the second attempt. */
async function receiveWebhooks() {
  const told: unknown[] = []
  let isAwake = false
  const server = createServer(async (request, response) => {
    const event = JSON.parse(await text(request))
    if (isAwake) told.push(event)
    response.writeHead(isAwake ? 200 : 503).end()
    isAwake = true
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    told: () => told,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

describe('the stand-in for the wallet', () => {
  test('issues tokens to its client only, and rejects requests without one', async () => {
    expect(await (await tokenOf(standIn)).json()).toMatchObject({ token_type: 'Bearer', expires_in: 32_400 })
    const refused = await tokenOf(standIn, 'guessed')
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ error: 'invalid_client' })
    expect((await fetch(`${standIn.keys.url}/v2/checkout/orders/1`)).status).toBe(401)
    expect((await fetch(`${standIn.keys.url}/test/conduct`, { method: 'POST', body: '{}' })).status).toBe(401)
  })

  test('creates, shows and captures an order in PayPal’s format', async () => {
    const { status, body: order } = await newOrder(standIn)
    expect(status).toBe(201)
    expect(order).toMatchObject({ status: 'PAYER_ACTION_REQUIRED', intent: 'CAPTURE' })
    const rels = order.links.map((link: { rel: string }) => link.rel)
    expect(rels).toEqual(['self', 'payer-action', 'capture'])
    const path = `/v2/checkout/orders/${order.id}`
    const early = await ask(standIn, 'POST', `${path}/capture`, {})
    expect(early).toMatchObject({
      status: 422,
      body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_NOT_APPROVED' }] },
    })
    expect(early.body.debug_id).toMatch(/^\w+$/)
    standIn.approve(order.id)
    const captures = [{ status: 'COMPLETED', amount: { currency_code: 'USD', value: '12.50' } }]
    const captured = { status: 'COMPLETED', purchase_units: [{ custom_id: 'CF1', payments: { captures } }] }
    const once = { 'PayPal-Request-Id': 'once' }
    const first = await ask(standIn, 'POST', `${path}/capture`, {}, once)
    expect(first).toMatchObject({ status: 201, body: captured })
    expect((await ask(standIn, 'POST', `${path}/capture`, {}, once)).body).toEqual(first.body)
    expect(await ask(standIn, 'POST', `${path}/capture`, {})).toMatchObject({
      status: 422,
      body: { details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] },
    })
    expect((await ask(standIn, 'GET', path)).body).toMatchObject(captured)
  })

  test('creates one order per request id, and rejects invalid requests', async () => {
    const once = { 'PayPal-Request-Id': 'create-1' }
    expect((await newOrder(standIn, once)).body.id).toBe((await newOrder(standIn, once)).body.id)
    expect((await newOrder(standIn)).body.id).not.toBe((await newOrder(standIn)).body.id)
    const wrong = await ask(standIn, 'POST', '/v2/checkout/orders', { intent: 'CAPTURE', purchase_units: [] })
    expect(wrong).toMatchObject({ status: 400, body: { name: 'INVALID_REQUEST' } })
    const unknown = await ask(standIn, 'GET', '/v2/checkout/orders/NOBODYS')
    expect(unknown).toMatchObject({ status: 404, body: { name: 'RESOURCE_NOT_FOUND' } })
  })

  test('refunds a capture once', async () => {
    const { body: order } = await newOrder(standIn)
    standIn.approve(order.id)
    const { body: captured } = await ask(standIn, 'POST', `/v2/checkout/orders/${order.id}/capture`, {})
    const path = `/v2/payments/captures/${captured.purchase_units[0].payments.captures[0].id}`
    expect(await ask(standIn, 'POST', `${path}/refund`, {})).toMatchObject({
      status: 201,
      body: { status: 'COMPLETED', amount: { value: '12.50' } },
    })
    expect(await ask(standIn, 'POST', `${path}/refund`, {})).toMatchObject({
      status: 422,
      body: { details: [{ issue: 'CAPTURE_FULLY_REFUNDED' }] },
    })
    expect((await ask(standIn, 'GET', path)).body).toMatchObject({ status: 'REFUNDED' })
  })

  test('refunds parts of a capture, each request once, and never more than was captured', async () => {
    const { body: order } = await newOrder(standIn)
    standIn.approve(order.id)
    const { body: captured } = await ask(standIn, 'POST', `/v2/checkout/orders/${order.id}/capture`, {})
    const path = `/v2/payments/captures/${captured.purchase_units[0].payments.captures[0].id}`
    const refund = (value: string, id: string) =>
      ask(
        standIn,
        'POST',
        `${path}/refund`,
        { amount: { currency_code: 'USD', value }, custom_id: id },
        { 'PayPal-Request-Id': id },
      )
    const first = await refund('10.00', 'part-1')
    expect(first).toMatchObject({ status: 201, body: { amount: { value: '10.00' } } })
    expect((await refund('10.00', 'part-1')).body).toEqual(first.body)
    expect((await ask(standIn, 'GET', path)).body).toMatchObject({ status: 'PARTIALLY_REFUNDED' })
    expect(await refund('2.51', 'part-2')).toMatchObject({
      status: 422,
      body: { details: [{ issue: 'REFUND_AMOUNT_EXCEEDED' }] },
    })
    await refund('2.50', 'part-3')
    const { body } = await ask(standIn, 'GET', `/v2/checkout/orders/${order.id}`)
    expect(body.purchase_units[0].payments).toMatchObject({
      captures: [{ status: 'REFUNDED' }],
      refunds: [{ custom_id: 'part-1' }, { custom_id: 'part-3' }],
    })
  })

  test('shows a page without scripts that cannot be mistaken for a real one', async () => {
    const { body: order } = await newOrder(standIn, {}, 'GUEST_CHECKOUT')
    const answer = await fetch(`${standIn.pageUrl}/checkoutnow?token=${order.id}`)
    const page = await answer.text()
    for (const words of [
      'This is a test',
      'Pay by card',
      'Test card',
      '12.50 USD',
      'Pay (test)',
      '&#60;b&#62;',
    ])
      expect(page).toContain(words)
    expect(page).not.toMatch(/<script|style=|<b>/)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await fetch(`${standIn.pageUrl}/checkoutnow?token=__proto__`)).status).toBe(404)
  })

  test('lists payments, and decides pending ones', async () => {
    const { body: order } = await newOrder(standIn)
    standIn.approve(order.id, 'pending')
    const path = `/v2/checkout/orders/${order.id}`
    const { body: captured } = await ask(standIn, 'POST', `${path}/capture`, {})
    expect(captured.purchase_units[0].payments.captures[0].status).toBe('PENDING')
    expect(await (await fetch(standIn.pageUrl)).text()).toContain('CF1: 12.50 USD, pending')
    const decide = () =>
      fetch(`${standIn.pageUrl}/decide`, {
        method: 'POST',
        body: new URLSearchParams({ token: order.id, status: 'COMPLETED' }),
      })
    expect(await (await decide()).text()).toContain('CF1: 12.50 USD, completed')
    expect((await decide()).status).toBe(404)
  })

  test('keeps orders, keys and URL across a restart, and sends pending webhooks', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'test-wallet-'))
    try {
      const before = await startStandIn({ ...HERE, folder })
      const { body: order } = await newOrder(before)
      before.approve(order.id)
      await before.close()
      expect(findStandIn(folder)).toEqual(before.keys)
      expect(statSync(join(folder, 'test-wallet.json')).mode & 0o077).toBe(0)
      const after = await startStandIn({ ...HERE, folder })
      expect(after.keys).toEqual(before.keys)
      const shown = await ask(after, 'GET', `/v2/checkout/orders/${order.id}`)
      expect(shown.body).toMatchObject({ id: order.id, status: 'APPROVED' })
      const { url, told, close } = await receiveWebhooks()
      after.sendEventsTo(url)
      await expect
        .poll(told)
        .toMatchObject([{ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: order.id } }])
      await close()
      await after.close()
    } finally {
      rmSync(folder, { recursive: true })
    }
    expect(findStandIn(folder)).toBeNull()
  })
})
