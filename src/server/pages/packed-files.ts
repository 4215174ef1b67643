import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { withoutSpare } from '../encoded.ts'

type Pieces = AsyncIterable<string> | Iterable<string>

const MAX_BYTES = 32 * 1024 * 1024
const MAX_AGE_MS = 60 * 60_000

/**
 * Large texts, compressed once and cached for an hour. They are produced one at a time, with a pause as long
 * as the work after each piece, so that a client requesting all of them blocks neither the main thread nor
 * the database.
 */
export class PackedFiles {
  readonly #files = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: file => file.length + 1,
    ttl: MAX_AGE_MS,
  })
  readonly #making = new Map<string, Promise<Buffer>>()
  #last: Promise<unknown> = Promise.resolve()

  get(key: string, make: () => Pieces): Promise<Buffer> {
    const known = this.#files.get(key)
    if (known) return Promise.resolve(known)
    const running = this.#making.get(key)
    if (running) return running
    const making = this.#last.then(() => this.pack(make()))
    this.#last = making.catch(() => {})
    this.#making.set(key, making)
    const done = () => this.#making.delete(key)
    making.then(file => this.#files.set(key, file)).then(done, done)
    return making
  }

  async pack(pieces: Pieces): Promise<Buffer> {
    const gzip = createGzip({ level: 3 })
    const packed: Buffer[] = []
    gzip.on('data', chunk => packed.push(chunk))
    const ended = once(gzip, 'end')
    try {
      let started = performance.now()
      for await (const piece of pieces) {
        if (!gzip.write(piece)) await once(gzip, 'drain')
        await pause(performance.now() - started)
        started = performance.now()
      }
      gzip.end()
      await ended
      return withoutSpare(Buffer.concat(packed))
    } finally {
      gzip.destroy()
    }
  }
}
