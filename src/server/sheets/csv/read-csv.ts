import type { SheetProgress, SheetRow } from '../sheet.ts'
import { decodeFile } from './decode-file.ts'
import { CsvParser } from './parse-csv.ts'

export async function* readCsv(
  path: string,
  encoding: string,
  delimiter: string,
  onProgress?: SheetProgress,
): AsyncGenerator<SheetRow> {
  const parser = new CsvParser(delimiter)
  for await (const text of decodeFile(path, encoding, onProgress)) yield* parser.push(text)
  yield* parser.end()
}
