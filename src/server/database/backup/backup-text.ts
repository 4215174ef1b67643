import { createHash } from 'node:crypto'
import { BackupError, END, END_OF_ROWS } from './backup-header.ts'

const MARK = Buffer.from(`${END_OF_ROWS}\n`)
const ROW_AND_MARK = Buffer.from(`\n${END_OF_ROWS}\n`)
const NEWLINE = 10
const LONGEST_LINE = 1024 * 1024

/** Reads the text of a backup from a stream: line by line, or the rows of a table in pieces of any size. */
export class BackupText {
  readonly #chunks: AsyncIterator<Buffer>
  readonly #hash = createHash('sha256')
  #rest: Buffer = Buffer.alloc(0)

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]()
  }

  async readLine(): Promise<string> {
    let at = this.#rest.indexOf(NEWLINE)
    while (at < 0) {
      if (this.#rest.length > LONGEST_LINE) throw new BackupError('is damaged')
      await this.#readMore()
      at = this.#rest.indexOf(NEWLINE)
    }
    const line = this.#rest.toString('utf8', 0, at)
    // The last line has the checksum of all before it.
    if (!line.startsWith(END)) this.#take(at + 1)
    return line
  }

  /** Up to the mark that ends the rows of a table. A row may be longer than a piece. */
  async *rows(onPiece: () => void = () => {}): AsyncGenerator<Buffer> {
    while (this.#rest.length < MARK.length) await this.#readMore()
    if (this.#rest.subarray(0, MARK.length).equals(MARK)) return void this.#take(MARK.length)
    for (;;) {
      const at = this.#rest.indexOf(ROW_AND_MARK)
      if (at >= 0) {
        yield this.#take(at + 1)
        return void this.#take(MARK.length)
      }
      // The mark may be cut by the end of the piece.
      const sure = this.#rest.length - ROW_AND_MARK.length + 1
      if (sure > 0) yield this.#take(sure)
      onPiece()
      await this.#readMore()
    }
  }

  /** Of everything read so far. */
  checksum(): string {
    return this.#hash.copy().digest('hex')
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    this.#hash.update(taken)
    return taken
  }

  async #readMore(): Promise<void> {
    const { value, done } = await this.#chunks.next()
    if (done) throw new BackupError('is cut off: its end is missing')
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, value]) : value
  }
}
