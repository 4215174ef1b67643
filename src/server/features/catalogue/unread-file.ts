import { guardFormula } from '../../../domain/formula-guard.ts'
import { toCsvLine } from '../../sheets/index.ts'
import type { PartAttribute } from './catalogue.tables.ts'
import { LateFile } from './late-file.ts'
import type { PartRecord } from './part-record.ts'

const HEADER = ['manufacturer', 'part_number', 'unread', 'attributes']
/** More rows are not corrected by hand; the same texts are in those before. */
const MOST_ROWS = 100_000

/** Parts with attributes that could not be read. After a correction the file can be imported as it is. */
export class UnreadFile {
  count = 0
  readonly #file: LateFile

  constructor(path: string) {
    this.#file = new LateFile(path, HEADER)
  }

  async add({ manufacturer, partNumber, attributes }: PartRecord, unread: PartAttribute[]): Promise<void> {
    if (++this.count > MOST_ROWS) return
    const texts = unread.map(({ name, value }) => `${name}: ${value}`).join('; ')
    const cells = [manufacturer, partNumber, texts, JSON.stringify(attributes)]
    await this.#file.write(toCsvLine(cells.map(guardFormula)))
  }

  close(): Promise<void> {
    return this.#file.close()
  }
}
