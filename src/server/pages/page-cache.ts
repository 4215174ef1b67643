import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { PART_PATH } from '../../domain/paths.ts'
import {
  ENTRY_OVERHEAD_BYTES,
  type Encoding,
  type HttpAnswer,
  hashOf,
  type Variant,
  variantToKeep,
} from '../encoded.ts'
import { logError } from '../log.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** 5 takes half as long again for pages that are 7 % smaller, and a page is often compressed for one request. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const FRESH_MS = 60_000
const MAX_AGE_MS = 60 * 60_000

export type CachedPage = Variant & Pick<HttpAnswer, 'policy'> & { encoding: Encoding; renderedAt: number }
type Outcome = { page: CachedPage } | { page: null; otherwise: HttpAnswer }

/**
 * Rendered pages that are the same for every visitor, bounded by bytes. Each encoding is a page of its own: nearly all
 * clients ask for the same one, and a page that a robot asks for once is compressed only once.
 */
export class PageCache {
  readonly isOn: boolean
  readonly #pages: LRUCache<string, CachedPage>
  readonly #rendering = new Map<string, Promise<Outcome>>()
  readonly #maxAgeMs: number
  #generation = 0

  /** No page older than `maxAgeMs` is served, even if it cannot be renewed. */
  constructor(maxBytes: number, maxAgeMs = MAX_AGE_MS) {
    this.isOn = maxBytes > 0
    this.#maxAgeMs = maxAgeMs
    this.#pages = new LRUCache<string, CachedPage>({
      maxSize: Math.max(maxBytes, 1),
      sizeCalculation: ({ body }) => body.length + ENTRY_OVERHEAD_BYTES,
    })
  }

  /** Counts content changes. Read it before the data of a page. */
  get generation(): number {
    return this.#generation
  }

  /** Drops everything from before the change, including pages being rendered. */
  clear(): void {
    this.#generation++
    this.#pages.clear()
    this.#rendering.clear()
  }

  /** Product pages show the stock, so they are dropped; lists may be a minute behind. */
  forgetParts(ids: ReadonlySet<number>): void {
    for (const key of [...this.#pages.keys(), ...this.#rendering.keys()]) {
      if (!ids.has(partOf(key))) continue
      this.#pages.delete(key)
      this.#rendering.delete(key)
    }
  }

  findFresh(address: string, encoding: Encoding): CachedPage | null {
    const page = this.find(address, encoding)
    return page && isFresh(page) ? page : null
  }

  /** Also returns a page that is due for renewal. */
  find(address: string, encoding: Encoding): CachedPage | null {
    const page = this.#pages.get(keyOf(address, encoding))
    return page && Date.now() - page.renderedAt < this.#maxAgeMs ? page : null
  }

  /** Returns an aging page at once while a new one is rendered in the background. */
  async get(
    address: string,
    encoding: Encoding,
    generation: number,
    render: () => Promise<HttpAnswer>,
  ): Promise<Outcome> {
    const page = this.find(address, encoding)
    if (page && isFresh(page)) return { page }
    const rendering = this.#renderOnce(address, encoding, generation, render)
    if (!page) return rendering
    rendering.catch(error => logError('page not renewed', error))
    return { page }
  }

  /** One rendering serves all concurrent requests. */
  #renderOnce(
    address: string,
    encoding: Encoding,
    generation: number,
    render: () => Promise<HttpAnswer>,
  ): Promise<Outcome> {
    const key = keyOf(address, encoding)
    const running = this.#rendering.get(key)
    if (running) return running
    const rendering = finish(render(), encoding).then(({ page, otherwise }) => {
      if (!page) return { page, otherwise }
      // If it was dropped meanwhile, its data is outdated.
      const isCurrent = this.#rendering.get(key) === rendering && generation === this.#generation
      if (isCurrent) this.#pages.set(key, page)
      return { page }
    })
    this.#rendering.set(key, rendering)
    const done = () => {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key)
    }
    rendering.then(done, done)
    return rendering
  }
}

type Finished = { page: CachedPage; otherwise?: undefined } | { page: null; otherwise: HttpAnswer }

async function finish(rendering: Promise<HttpAnswer>, encoding: Encoding): Promise<Finished> {
  const answer = await rendering
  if (answer.status !== 200 || answer.isDegraded || typeof answer.body !== 'string')
    return { page: null, otherwise: answer }
  return { page: await toCached(answer.body, encoding, answer.policy) }
}

const PART_PAGE = new RegExp(`${PART_PATH}/[^/?]*?(\\d+)$`)

function keyOf(address: string, encoding: Encoding): string {
  return `${encoding} ${address}`
}

/** The part of a product page; 0 for all other pages. */
function partOf(key: string): number {
  return Number(PART_PAGE.exec(key)?.[1] ?? 0)
}

function isFresh({ renderedAt }: CachedPage): boolean {
  return Date.now() - renderedAt < FRESH_MS
}

async function toCached(html: string, encoding: Encoding, policy?: string): Promise<CachedPage> {
  const content = Buffer.from(html)
  const body = await compress(content, encoding)
  return { ...variantToKeep(body, hashOf(content), encoding), encoding, renderedAt: Date.now(), policy }
}

async function compress(content: Buffer<ArrayBuffer>, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'identity') return content
  return encoding === 'gzip' ? compressGzip(content) : compressBrotli(content, BROTLI)
}
