import { type Sheet, SheetError, type SheetOptions, type SheetProgress, type SheetRow } from '../sheet.ts'
import { decodeFile } from './decode-file.ts'
import { detectDelimiter } from './detect-delimiter.ts'
import { detectEncoding } from './detect-encoding.ts'
import { CsvParser } from './parse-csv.ts'
import { scanText } from './scan-text.ts'

const SAMPLE_LENGTH = 64 * 1024

export async function openCsv(path: string, options: SheetOptions): Promise<Sheet> {
  const scan = await scanText(path)
  const encoding = options.encoding ? knownEncoding(options.encoding) : detectEncoding(scan)
  const delimiter = detectDelimiter(await readSample(path, encoding))
  return {
    format: 'csv',
    encoding,
    endsAbruptly: scan.endsAbruptly,
    rows: onProgress => readCsv(path, encoding, delimiter, onProgress),
  }
}

function knownEncoding(label: string): string {
  try {
    return new TextDecoder(label).encoding
  } catch {
    throw new SheetError('encoding', `cannot be read as ${label}, which is not the name of an encoding`)
  }
}

async function readSample(path: string, encoding: string): Promise<string> {
  let sample = ''
  for await (const text of decodeFile(path, encoding)) {
    sample += text
    if (sample.length >= SAMPLE_LENGTH) break
  }
  return sample
}

async function* readCsv(
  path: string,
  encoding: string,
  delimiter: string,
  onProgress?: SheetProgress,
): AsyncGenerator<SheetRow> {
  const parser = new CsvParser(delimiter)
  for await (const text of decodeFile(path, encoding, onProgress)) yield* parser.push(text)
  yield* parser.end()
}
