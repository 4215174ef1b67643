import type { TrialPeople } from '../people.ts'
import type { Random } from '../random.ts'
import { Memory } from './memory.ts'
import type { FuzzOperation } from './operations.ts'
import { Values } from './values.ts'

export type FuzzRequest = {
  /** The operation, or the kind of page. */
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | null
}

const PAGES: readonly string[] = [
  ...[
    '/',
    '/de',
    '/ar/rfq',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-parts-1.xml',
    '/news/rss.xml',
    '/api/docs',
  ],
  ...[
    '/desk',
    '/desk/orders',
    '/healthz',
    '/readyz',
    '/favicon.ico',
    '/assets/none.js',
    '/files/none.png',
    '/ui',
    '//',
    '/%',
  ],
]
const MOST_PAGES = 2_000
const BOUNDARY = 'fuzz-boundary'

/** Requests that mostly make sense, from the description of the API and the links of the pages. */
export class Requests {
  readonly memory: Memory
  readonly #random: Random
  readonly #operations: readonly FuzzOperation[]
  readonly #pages: string[] = [...PAGES]

  constructor(random: Random, operations: readonly FuzzOperation[]) {
    this.#random = random
    this.#operations = operations
    this.memory = new Memory(random)
  }

  learnPage(html: string): void {
    for (const [, path = ''] of html.matchAll(/(?:href="|<loc>https?:\/\/[^/<]+)(\/[^"<]*)/g)) {
      const page = path.replaceAll('&amp;', '&')
      if (this.#pages.length < MOST_PAGES) this.#pages.push(page)
      else this.#pages[PAGES.length + this.#random.below(MOST_PAGES - PAGES.length)] = page
    }
  }

  next(people: TrialPeople): FuzzRequest {
    const operation = this.#random.chance(0.2) ? undefined : this.#random.pick(this.#operations)
    const request = operation ? this.#call(operation, people) : this.#page(people)
    return this.#random.chance(0.06) ? this.#spoilt(request) : request
  }

  #call(operation: FuzzOperation, people: TrialPeople): FuzzRequest {
    const values = new Values(this.#random, this.memory, operation.components)
    const headers = { ...this.#personFor(operation, people) }
    const query = new URLSearchParams()
    let { path } = operation
    for (const parameter of operation.parameters) {
      if (!parameter.required && this.#random.chance(0.5)) continue
      const value = asText(values.of(parameter.schema, parameter.name))
      if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encoded(value))
      else if (parameter.in === 'query') query.append(parameter.name, value)
      else if (isHeader(value)) headers[parameter.name] = value
    }
    if (this.#random.chance(0.03)) query.append(values.text(), values.text())
    const { type, body } = this.#body(operation, values)
    if (type) headers['Content-Type'] = type
    const search = query.size > 0 ? `?${query}` : ''
    return { name: operation.name, method: operation.method, path: path + search, headers, body }
  }

  #personFor({ path }: FuzzOperation, people: TrialPeople): Record<string, string> {
    if (path.startsWith('/desk/')) return this.#random.chance(0.95) ? people.staff : people.customer
    return this.#random.chance(0.6) ? people.customer : people.visitor
  }

  #body({ requestBody, method }: FuzzOperation, values: Values): { type?: string; body: Buffer | null } {
    const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
    if (!type || method === 'GET') return { body: null }
    const value = values.of(content?.schema, '')
    if (type !== 'multipart/form-data') return { type, body: Buffer.from(JSON.stringify(value) ?? 'null') }
    return { type: `${type}; boundary=${BOUNDARY}`, body: this.#form(value) }
  }

  #form(value: unknown): Buffer {
    const fields = Object.entries(Object(value)).map(([name, content]) =>
      name === 'file' ? this.#file(name) : part(name, '', Buffer.from(asText(content))),
    )
    return Buffer.concat([...fields, Buffer.from(`--${BOUNDARY}--\r\n`)])
  }

  #file(name: string): Buffer {
    const rows = Array.from({ length: this.#random.below(20) }, (_, i) => `LM358,${i},R${i}`).join('\n')
    const noise = Buffer.from(Array.from({ length: this.#random.below(500) }, () => this.#random.below(256)))
    const files: [[string, Buffer], ...[string, Buffer][]] = [
      ['bom.csv', Buffer.from(`MPN,Qty,Reference\n${rows}`)],
      ['bom.xlsx', Buffer.concat([Buffer.from('PK\u0003\u0004'), noise])],
      ['bom.xls', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), noise])],
      ['logo.png', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), noise])],
      ['../\u202e.gif', noise],
    ]
    const [file, content] = this.#random.pick(files)
    return part(name, `; filename="${file}"`, content)
  }

  #page({ visitor, customer, staff }: TrialPeople): FuzzRequest {
    const values = new Values(this.#random, this.memory, {})
    const path = this.#random.pick(this.#pages) ?? '/'
    const search = this.#random.chance(0.3) ? `${path.includes('?') ? '&' : '?'}${this.#query(values)}` : ''
    const tail = this.#random.chance(0.05) ? `/${encoded(values.text())}` : ''
    const headers = { ...this.#random.pick([visitor, visitor, customer, staff]) }
    return {
      name: 'page',
      method: this.#random.chance(0.1) ? 'HEAD' : 'GET',
      path: path + tail + search,
      headers,
      body: null,
    }
  }

  #query(values: Values): URLSearchParams {
    const names = [
      'wd',
      'page',
      'sort',
      'q',
      'key',
      'token',
      'manufacturer',
      'package',
      'in_stock',
      'lang',
      values.text(),
    ] as const
    return new URLSearchParams([[this.#random.pick(names), values.text()]])
  }

  /** Wrong on the level of HTTP. */
  #spoilt(request: FuzzRequest): FuzzRequest {
    const { body, headers } = request
    const spoil = this.#random.pick<() => Partial<FuzzRequest>>([
      () => ({
        method: this.#random.pick([
          'GET',
          'POST',
          'PUT',
          'DELETE',
          'PATCH',
          'OPTIONS',
          'HEAD',
          'TRACE',
          'PROPFIND',
        ]),
      }),
      () => ({ body: body?.subarray(0, this.#random.below(body.length)) ?? null }),
      () => ({ body: Buffer.from('['.repeat(this.#random.below(100_000))) }),
      () => ({ body: Buffer.from([0xff, 0xfe, 0x00, 0x7b]) }),
      () => ({ headers: { ...headers, 'Content-Type': 'text/plain' } }),
      () => ({ headers: { ...headers, 'Content-Encoding': 'gzip' } }),
      () => ({ headers: { ...headers, Lang: 'xx', 'Accept-Language': '*;q=9,,;' } }),
      () => ({
        headers: { ...headers, Range: 'bytes=-1,5-,9-3', 'If-None-Match': '"', 'If-Modified-Since': 'x' },
      }),
      () => ({ headers: { ...headers, Cookie: 'visitor=%; desk=; token=a=b; ;=;' } }),
      () => ({ headers: { ...headers, Authorization: 'Bearer x' } }),
      () => ({
        headers: { ...headers, Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' },
      }),
      () => ({ headers: { ...headers, 'X-Forwarded-For': ',,; drop', Forwarded: 'for=_x' } }),
      () => ({ path: `${request.path}%` }),
      () => ({ path: `${request.path}%00%ff%c0%ae` }),
      () => ({ path: request.path.replaceAll('/', '//') }),
      () => ({ path: `${request.path}?${'a=b&'.repeat(1_500)}` }),
      () => ({ path: request.path.toUpperCase() }),
    ])
    return { ...request, ...spoil() }
  }
}

function part(name: string, more: string, content: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value.toWellFormed()
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

/** A dot alone would be removed from the path before it is sent. */
function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed()) || '%20'
}

function isHeader(value: string): boolean {
  return /^[\t\x20-\x7e]{1,2000}$/.test(value)
}
