const PAGE_BYTES = 4 * 1024 * 1024
const LENGTH_BYTES = 4

/** Millions of strings as bytes side by side: as JavaScript strings they would take several times the memory. */
export class StringStore {
  readonly #pages: Buffer[] = []
  #used = PAGE_BYTES
  #places = new Float64Array(1024)
  #count = 0

  add(text: string): void {
    const length = Buffer.byteLength(text)
    const page = this.#pageFor(length + LENGTH_BYTES)
    page.writeUInt32LE(length, this.#used)
    page.write(text, this.#used + LENGTH_BYTES)
    this.#remember((this.#pages.length - 1) * PAGE_BYTES + this.#used)
    this.#used += length + LENGTH_BYTES
  }

  get(index: number): string | undefined {
    const place = index < this.#count ? this.#places[index] : undefined
    if (place === undefined) return undefined
    const page = this.#pages[Math.floor(place / PAGE_BYTES)]
    const start = (place % PAGE_BYTES) + LENGTH_BYTES
    return page?.toString('utf8', start, start + page.readUInt32LE(start - LENGTH_BYTES))
  }

  #pageFor(bytes: number): Buffer {
    const last = this.#pages.at(-1)
    if (last && this.#used + bytes <= PAGE_BYTES) return last
    const page = Buffer.allocUnsafe(Math.max(PAGE_BYTES, bytes))
    this.#pages.push(page)
    this.#used = 0
    return page
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
