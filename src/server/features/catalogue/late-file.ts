import { type FileHandle, open, rename } from 'node:fs/promises'
import { toCsvLine } from '../../sheets/index.ts'

const BYTE_ORDER_MARK = '\uFEFF'
const CHUNK_LENGTH = 64 * 1024

/**
 * A CSV file that is created at its first line. The operator may be correcting the file of an earlier import,
 * so it is replaced only by a complete new one.
 */
export class LateFile {
  readonly #path: string
  readonly #header: readonly string[]
  #file: FileHandle | null = null
  #waiting = ''

  constructor(path: string, header: readonly string[]) {
    this.#path = path
    this.#header = header
  }

  async write(line: string): Promise<void> {
    this.#waiting += line
    if (this.#waiting.length >= CHUNK_LENGTH) await this.#flush()
  }

  async close(): Promise<void> {
    try {
      if (this.#waiting) await this.#flush()
    } finally {
      await this.#file?.close()
    }
    if (this.#file) await rename(this.#unfinished, this.#path)
    this.#file = null
  }

  get #unfinished(): string {
    return `${this.#path}.unfinished`
  }

  async #flush(): Promise<void> {
    if (!this.#file) {
      this.#file = await open(this.#unfinished, 'w')
      this.#waiting = BYTE_ORDER_MARK + toCsvLine(this.#header) + this.#waiting
    }
    const text = this.#waiting
    this.#waiting = ''
    await this.#file.writeFile(text)
  }
}
