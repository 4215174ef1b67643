import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { allDeskEndpoints } from '../src/contract/desk/index.ts'
import { exportBom, readBom, uploadBom } from '../src/contract/shop/bom.ts'
import { allEndpoints } from '../src/contract/shop/index.ts'
import { sendRfq } from '../src/contract/shop/rfq.ts'
import { Refusal } from '../src/contract/wire/errors.ts'
import { validate } from '../src/contract/wire/validate.ts'
import { LIMITS } from '../src/domain/limits.ts'
import { type Member, setUpOwner } from './harness/desk.ts'
import { openTestShop, type TestShop } from './harness/test-shop.ts'

const JsonSchema = z.looseObject({
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  type: z.string().optional(),
  format: z.string().optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
})

/** Fits into a body of a megabyte: long texts that are hard for patterns, and far too many entries. */
const LENGTH = 900_000
const HOSTILE: [string, unknown][] = [
  ['a long text', 'a'.repeat(LENGTH)],
  ['an address of dots', `a@${'.a'.repeat(LENGTH / 2)} x`],
  ['blanks', `a${' '.repeat(LENGTH)}b`],
  ['digits', '9'.repeat(LENGTH)],
  ['marks', '.-+#/'.repeat(LENGTH / 5)],
  ['a list', Array(400_000).fill(0)],
  ['a list of lists', Array(300_000).fill([])],
  ['a record', Object.fromEntries(Array.from({ length: 90_000 }, (_, i) => [i, 'x']))],
]
const MOST_CPU_MS = 2_000

const schemas = allEndpoints().flatMap(({ path, method, body, query, params }) =>
  [body, query, params].flatMap(schema => (schema ? [{ name: `${method} ${path}`, schema }] : [])),
)

function fieldsOf(schema: z.core.$ZodType): string[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties)
}

describe('any field content is rejected quickly and with a short list of errors', () => {
  test.each(schemas)('$name', ({ schema }) => {
    for (const [what, value] of HOSTILE) {
      const input = Object.fromEntries(fieldsOf(schema).map(field => [field, value]))
      const before = process.threadCpuUsage()
      const refusal = refusalOf(() => validate(schema, input))
      expect(process.threadCpuUsage(before).user / 1000, what).toBeLessThan(MOST_CPU_MS)
      expect(Object.keys(refusal?.details.fields ?? {}).length).toBeLessThanOrEqual(100)
    }
  })
})

test('a list of invalid entries gets a bounded list of errors', () => {
  const { body } = sendRfq
  const refusal = refusalOf(() => body && validate(body, { lines: Array(LIMITS.rfqLines).fill({}) }))
  expect(Object.keys(refusal?.details.fields ?? {})).toHaveLength(100)
})

function refusalOf(work: () => unknown): Refusal | null {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

describe('over HTTP', () => {
  let shop: TestShop
  let owner: Member
  beforeAll(async () => {
    shop = await openTestShop()
    owner = await setUpOwner(shop)
  })
  afterAll(() => shop.close())

  const ask = async (path: string, fields: object) => {
    const answer = await shop.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ file_id: crypto.randomUUID(), ...fields }),
    })
    const text = await answer.text()
    expect(text.length).toBeLessThan(20_000)
    return { status: answer.status, ...JSON.parse(text) }
  }
  const keys = (count: number, value: unknown, prefix = '') =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${prefix}${i}`, value]))

  test('mapping accepts as many keys as there are columns and fields, and its keys are returned cut', async () => {
    const map = (mapping: unknown) => ask(readBom.path, { mapping })
    expect(await map(keys(109, 'qty', 'k'))).toMatchObject({ status: 404 })
    expect(await map(keys(110, 'qty', 'k'))).toMatchObject({
      status: 400,
      data: { errors: { mapping: expect.any(String) } },
    })
    expect(await map(keys(30_000, 'qty', 'k'))).toMatchObject({ status: 413 })
    expect(await map({ ['k'.repeat(500_000)]: 'no field' })).toMatchObject({ status: 400 })
  })

  test('choices accepts as many keys as a bill has lines', async () => {
    const choose = (choices: unknown) => ask(exportBom.path, { choices })
    expect(await choose(keys(LIMITS.bomLines, 0))).toMatchObject({ status: 404 })
    expect(await choose(keys(LIMITS.bomLines + 1, 0))).toMatchObject({
      status: 400,
      data: { errors: { choices: expect.any(String) } },
    })
  })

  /** The database can hold none of these texts. */
  const texts = ['A\u0000B\t1', 'A\ud800B\t1']
  const sample = (schema: unknown, text: string): unknown => {
    const found = JsonSchema.parse(schema)
    if (found.const !== undefined) return found.const
    if (found.enum) return found.enum[0]
    const [first] = found.anyOf ?? []
    if (first) return sample(first, text)
    if (found.type === 'string') return found.format === 'date' ? '2026-11-17' : text
    if (found.type === 'array') return [sample(found.items ?? {}, text)]
    if (found.type === 'boolean') return true
    if (found.type === 'integer' || found.type === 'number') return 1
    return Object.fromEntries(
      Object.entries(found.properties ?? { [text]: { type: 'string' } }).map(([name, inner]) => [
        name,
        sample(inner, text),
      ]),
    )
  }
  const sampleOf = (schema: z.core.$ZodType | null, text: string): object => {
    const json = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    return Object.assign({}, json && sample(json, text))
  }

  test('no call answers 500 to a text that cannot be stored, in the shop and at the desk', async () => {
    for (const endpoint of [...allEndpoints(), ...allDeskEndpoints()]) {
      if (endpoint.encoding !== 'json') continue
      for (const text of texts) {
        const query = new URLSearchParams(
          Object.entries(sampleOf(endpoint.query, text)).map(([name, value]) => [name, String(value)]),
        )
        const path = endpoint.path.replaceAll(/\{\w+\}/g, text === texts[0] ? 'A%00B' : 'A')
        const init = {
          method: endpoint.method,
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'x' },
          ...(endpoint.method !== 'GET' && { body: JSON.stringify(sampleOf(endpoint.body, text)) }),
        }
        const send = path.startsWith('/desk') ? owner.send : shop.request
        const { status } = await send(`${path}?${query}`, init)
        expect([endpoint.method, endpoint.path, status < 500]).toEqual([endpoint.method, endpoint.path, true])
      }
    }
  })

  test('no list of the desk answers 500 to a page after a number that no row can have', async () => {
    const lists = allDeskEndpoints().filter(({ query }) => 'after' in sampleOf(query, ''))
    expect(lists.length).toBeGreaterThan(5)
    for (const { path } of lists)
      for (const after of [0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER, '1e300', 'null']) {
        const { status } = await owner.send(`${path.replaceAll(/\{\w+\}/g, '1')}?after=${after}`)
        expect([path, after, status < 500]).toEqual([path, after, true])
      }
  })

  test('a form has few fields', async () => {
    const send = (fields: number) => {
      const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'
      return shop.request(uploadBom.path, {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body: `${part.repeat(fields)}--x--\r\n`,
      })
    }
    expect((await send(20)).status).toBe(400)
    expect((await send(30_000)).status).toBe(413)
  })
})
