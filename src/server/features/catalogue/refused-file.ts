import { type FileHandle, open, rename } from 'node:fs/promises'
import { guardFormula, unguardFormula } from '../../../domain/formula-guard.ts'
import { type SheetRow, toCsvLine } from '../../sheets/index.ts'
import type { RejectedCell } from './stock-list/refusal.ts'

const BYTE_ORDER_MARK = '\uFEFF'
const CHUNK_LENGTH = 64 * 1024

/** One guard, however often a row is refused, corrected and refused again. */
const guarded = (cell: string) => guardFormula(unguardFormula(cell))

/** The refused rows, unchanged, with their lines and the reasons. Created at the first one. */
export class RefusedFile {
  readonly path: string
  count = 0
  readonly #header: readonly string[]
  readonly #byColumn = new Map<string, { count: number; example: string }>()
  #file: FileHandle | null = null
  #waiting = ''

  constructor(path: string, header: readonly string[]) {
    this.path = path
    this.#header = header
  }

  async add({ line, cells }: SheetRow, reasons: RejectedCell[]): Promise<void> {
    this.count++
    for (const { column, reason } of reasons) this.#tally(column, `line ${line}: ${reason}`)
    this.#waiting += toCsvLine([
      line,
      ...[reasons.map(({ reason }) => reason).join('; '), ...cells].map(guarded),
    ])
    if (this.#waiting.length >= CHUNK_LENGTH) await this.#write()
  }

  async close(): Promise<void> {
    try {
      if (this.#waiting) await this.#write()
    } finally {
      await this.#file?.close()
    }
    if (this.#file) await rename(this.#unfinished, this.path)
    this.#file = null
  }

  /**
   * The operator may be correcting rows in the file of an earlier import, so it is replaced only by a
   * complete new one.
   */
  get #unfinished(): string {
    return `${this.path}.unfinished`
  }

  /** The columns with the most errors, each with its first case. */
  commonest(): { column: string; count: number; example: string }[] {
    return [...this.#byColumn]
      .map(([column, tally]) => ({ column, ...tally }))
      .sort((a, b) => b.count - a.count)
      .slice(0, 3)
  }

  #tally(column: string, example: string): void {
    const tally = this.#byColumn.get(column) ?? { count: 0, example }
    tally.count++
    this.#byColumn.set(column, tally)
  }

  async #write(): Promise<void> {
    if (!this.#file) {
      this.#file = await open(this.#unfinished, 'w')
      this.#waiting = `${BYTE_ORDER_MARK}${toCsvLine(['line', 'reason', ...this.#header.map(guarded)])}${this.#waiting}`
    }
    const text = this.#waiting
    this.#waiting = ''
    await this.#file.writeFile(text)
  }
}
