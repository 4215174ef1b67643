import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allDeskEndpoints } from '../src/contract/desk/index.ts'
import { allEndpoints } from '../src/contract/shop/index.ts'
import { readEnvelope } from '../src/contract/wire/call.ts'
import { findText, loadMessages } from '../src/contract/wire/messages.ts'
import { openTestShop, type TestShop } from './harness/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe('every endpoint of the contract', () => {
  const endpoints = allEndpoints().map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

  test('has a unique method and path', () => {
    const addresses = endpoints.map(([address]) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses.length).toBeGreaterThan(0)
  })

  test('takes no whole number that the database cannot hold', () => {
    const bodies = [...allEndpoints(), ...allDeskEndpoints()].flatMap(({ body }) => body ?? [])
    const largest: number[] = []
    JSON.stringify(
      bodies.map(body => z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })),
      (_, value) => {
        if (value?.type === 'integer') largest.push(value.maximum ?? value.exclusiveMaximum)
        return value
      },
    )
    expect(largest.length).toBeGreaterThan(50)
    expect(Math.max(...largest)).toBeLessThan(2 ** 31)
  })

  test.each(endpoints)('%s is mounted and answers in the envelope', async (_, endpoint) => {
    const path = endpoint.path.replace(/\{\w+\}/g, 'no-such-thing')
    const options = await shop.request(path, { method: 'OPTIONS' })
    expect(options.headers.get('Allow')).toContain(endpoint.method)
    const answer = await shop.request(path, { method: endpoint.method })
    expect(readEnvelope(await answer.json()).code).not.toBe(500)
  })

  test.each(endpoints)('%s rejects an unknown token', async (_, endpoint) => {
    const path = endpoint.path.replace(/\{\w+\}/g, '1')
    const answer = await shop.request(path, {
      method: endpoint.method,
      headers: { Authorization: 'Bearer nobody' },
    })
    expect(await answer.json()).toMatchObject({ code: 4001 })
  })

  test.each(endpoints.filter(([, { access }]) => access === 'user'))(
    '%s rejects visitors',
    async (_, endpoint) => {
      const path = endpoint.path.replace(/\{\w+\}/g, '1')
      expect(await (await shop.request(path, { method: endpoint.method })).json()).toMatchObject({
        code: 4001,
      })
    },
  )
})

describe('every refusal', () => {
  const endpoints = allEndpoints().map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
  const json = { 'Content-Type': 'application/json' }

  test.each(endpoints)('%s names its reason by a key of the English texts', async (_, endpoint) => {
    const { method } = endpoint
    const path = endpoint.path.replace(/\{\w+\}/g, '999999999')
    const body = (text: string) => (method === 'GET' ? { method } : { method, headers: json, body: text })
    const requests = [
      { method },
      { method, headers: { Authorization: 'Bearer nobody' } },
      body('{'),
      body('{}'),
      body('{"id": 999999999, "order_id": 999999999, "goods_id": 999999999, "cart_num": 1}'),
    ]
    const messages = await loadMessages('en')
    for (const request of requests) {
      const {
        code,
        message,
        reason = '',
        values,
      } = readEnvelope(await (await shop.request(path, request)).json())
      if (code === 200) continue
      const text = findText(messages, reason)
      expect({ code, reason, text }).toEqual({ code, reason, text: expect.any(String) })
      if (!values) expect({ reason, message }).toEqual({ reason, message: text })
    }
  })

  test('reports an invalid field with a text, not a message key', async () => {
    for (const { method, path } of allEndpoints()) {
      const request = { method, ...(method !== 'GET' && { headers: json, body: '{}' }) }
      const { data } = await (await shop.request(path.replace(/\{\w+\}/g, 'x'), request)).json()
      for (const text of Object.values(data?.errors ?? {})) expect(text).not.toMatch(/^[a-z_]+\.[a-z_]+$/)
    }
  })
})

describe('the API description', () => {
  test('is valid OpenAPI 3.1 and lists every endpoint', async () => {
    const description = await (await shop.get('/api/openapi.json')).json()
    const { valid, errors } = await new Validator().validate(description)
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(description.openapi).toMatch(/^3\.1/)
    for (const { path, method } of allEndpoints())
      expect(description.paths[path]).toHaveProperty(method.toLowerCase())
    expect(description.components.schemas.Refusal.required).toContain('reason')
  })

  test('is also a page without external resources', async () => {
    const answer = await shop.get('/api/docs')
    const html = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/html')
    for (const { path } of allEndpoints()) expect(html).toContain(path)
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
    expect(html).not.toContain('<script')
  })
})
