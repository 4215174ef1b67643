import { guardFormula } from '../../../domain/formula-guard.ts'
import { toCsvLine } from '../../sheets/index.ts'
import type { UnreadTexts } from './import-staging.queries.ts'
import { LateFile } from './late-file.ts'
import type { PartField } from './part-field.ts'
import type { PartRecord } from './part-record.ts'
import { FIELD_OF } from './stock-list/columns.ts'
import { TRADE_COLUMNS, type TradeColumn } from './stock-list/read-trade.ts'

const CELLS: Readonly<Record<TradeColumn, (record: PartRecord) => string | null | undefined>> = {
  lifecycle: record => record.lifecycle,
  last_time_buy: record => record.lastBuyOn,
  eccn: record => record.eccn,
  hs_code: record => record.hsCode,
  origin: record => record.origin,
  msl: record => record.msl,
}
/** More rows are not corrected by hand; the same texts are in those before. */
const MOST_ROWS = 100_000

/**
 * Parts with texts that could not be read. After a correction the file can be imported as it is, so it has only
 * fields that the list has, too: an empty column would clear a field.
 */
export class UnreadFile {
  count = 0
  readonly #file: LateFile
  readonly #hasAttributes: boolean
  readonly #cells: readonly TradeColumn[]

  constructor(path: string, fields: ReadonlySet<PartField>) {
    this.#hasAttributes = fields.has('attributes')
    this.#cells = TRADE_COLUMNS.filter(name => fields.has(FIELD_OF[name]))
    const attributes = this.#hasAttributes ? ['attributes'] : []
    this.#file = new LateFile(path, ['manufacturer', 'part_number', 'unread', ...attributes, ...this.#cells])
  }

  async add(record: PartRecord, unread: UnreadTexts): Promise<void> {
    if (++this.count > MOST_ROWS) return
    const texts = [...unread.attributes, ...unread.cells].map(({ name, value }) => `${name}: ${value}`)
    const asWritten = new Map(unread.cells.map(({ name, value }) => [name, value]))
    const cells = [
      record.manufacturer,
      record.partNumber,
      texts.join('; '),
      ...(this.#hasAttributes ? [JSON.stringify(record.attributes)] : []),
      ...this.#cells.map(name => asWritten.get(name) ?? CELLS[name](record) ?? ''),
    ]
    await this.#file.write(toCsvLine(cells.map(guardFormula)))
  }

  close(): Promise<void> {
    return this.#file.close()
  }
}
