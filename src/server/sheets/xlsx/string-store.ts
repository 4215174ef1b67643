import { PAGE_BYTES, PagedBytes } from './paged-bytes.ts'

const LENGTH_BYTES = 4

/** Millions of strings stored as contiguous bytes: JavaScript strings would take several times the memory. */
export class StringStore {
  readonly #bytes = new PagedBytes()
  #page = -1
  #used = PAGE_BYTES
  #places = new Float64Array(1024)
  #count = 0

  add(text: string): void {
    const length = Buffer.byteLength(text)
    if (this.#used + LENGTH_BYTES + length > PAGE_BYTES) {
      this.#page = this.#bytes.addPage()
      this.#used = 0
    }
    const page = this.#bytes.page(this.#page)
    page.writeUInt32LE(length, this.#used)
    page.write(text, this.#used + LENGTH_BYTES)
    this.#remember(this.#page * PAGE_BYTES + this.#used)
    this.#used += LENGTH_BYTES + length
  }

  get(index: number): string | undefined {
    const place = index < this.#count ? this.#places[index] : undefined
    if (place === undefined) return undefined
    const page = this.#bytes.page(Math.floor(place / PAGE_BYTES))
    const start = (place % PAGE_BYTES) + LENGTH_BYTES
    return page.toString('utf8', start, start + page.readUInt32LE(start - LENGTH_BYTES))
  }

  close(): void {
    this.#bytes.close()
  }

  #remember(place: number): void {
    if (this.#count === this.#places.length) {
      const larger = new Float64Array(this.#count * 2)
      larger.set(this.#places)
      this.#places = larger
    }
    this.#places[this.#count++] = place
  }
}
