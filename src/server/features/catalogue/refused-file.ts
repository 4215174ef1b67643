import { guardFormula, unguardFormula } from '../../../domain/formula-guard.ts'
import { type SheetRow, toCsvLine } from '../../sheets/index.ts'
import { LateFile } from './late-file.ts'
import type { RejectedCell } from './stock-list/refusal.ts'

/** One guard, however often a row is refused, corrected and refused again. */
const guarded = (cell: string) => guardFormula(unguardFormula(cell))

/** The refused rows, unchanged, with their lines and the reasons. Created at the first one. */
export class RefusedFile {
  readonly path: string
  count = 0
  readonly #byColumn = new Map<string, { count: number; example: string }>()
  readonly #file: LateFile

  constructor(path: string, header: readonly string[]) {
    this.path = path
    this.#file = new LateFile(path, ['line', 'reason', ...header.map(guarded)])
  }

  async add({ line, cells }: SheetRow, reasons: RejectedCell[]): Promise<void> {
    this.count++
    for (const { column, reason } of reasons) this.#tally(column, `line ${line}: ${reason}`)
    const texts = [reasons.map(({ reason }) => reason).join('; '), ...cells]
    await this.#file.write(toCsvLine([line, ...texts.map(guarded)]))
  }

  close(): Promise<void> {
    return this.#file.close()
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
}
