import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const PAGE_BYTES = 4 * 1024 * 1024
const MOST_IN_MEMORY = 16

/** Pages of bytes: the most recently used stay in memory, the others go to an unlinked file. */
export class PagedBytes {
  readonly #inMemory = new Map<number, Buffer>()
  #count = 0
  #latest = -1
  #file: number | null = null

  addPage(): number {
    this.#keep(this.#count, Buffer.allocUnsafeSlow(PAGE_BYTES))
    return this.#count++
  }

  page(index: number): Buffer {
    const known = this.#inMemory.get(index)
    if (known && this.#latest === index) return known
    return this.#keep(index, known ?? this.#load(index))
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file)
    this.#file = null
  }

  #keep(index: number, page: Buffer): Buffer {
    this.#inMemory.delete(index)
    this.#inMemory.set(index, page)
    this.#latest = index
    const [oldest] = this.#inMemory
    if (oldest && this.#inMemory.size > MOST_IN_MEMORY) this.#putAside(...oldest)
    return page
  }

  #putAside(index: number, page: Buffer): void {
    this.#file ??= openHidden()
    writeSync(this.#file, page, 0, PAGE_BYTES, index * PAGE_BYTES)
    this.#inMemory.delete(index)
  }

  #load(index: number): Buffer {
    const page = Buffer.allocUnsafeSlow(PAGE_BYTES)
    if (this.#file !== null) readSync(this.#file, page, 0, PAGE_BYTES, index * PAGE_BYTES)
    return page
  }
}

/** Unlinked right away, so that the file disappears with the process, however it ends. */
function openHidden(): number {
  const folder = mkdtempSync(join(tmpdir(), 'chipfront-sheet-'))
  try {
    return openSync(join(folder, 'strings'), 'w+')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
