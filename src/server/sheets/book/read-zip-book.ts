import { SheetError } from '../sheet.ts'
import { openZip, type Zip } from '../xlsx/zip.ts'
import type { BookLimits, BookSheet } from './book.ts'
import { type Hidden, hiddenColumnsOf, hiddenRowsOf } from './hidden-parts.ts'
import { readOpenDocument } from './read-open-document.ts'
import { readWithSheetJs } from './read-with-sheetjs.ts'
import { writeZip, type ZipPart } from './write-zip.ts'

const MOST_PARTS = 1_000

/** Parts without cells are never unpacked: pictures, macros, drawings, external links and so on. */
const NEEDLESS =
  /(^|\/)(media|drawings|charts|embeddings|externallinks|theme|printersettings|pivot\w+|comments\w*|threadedcomments|activex|ctrlprops|customxml|docprops|tables|querytables|slicers|slicercaches|worksheets\/_rels|thumbnails|pictures|configurations2|basic|object[^/]*)\/|(vbaproject\w*|calcchain|comments\d*)\.\w+$/i
const NEEDED = /\.(xml|bin|rels)$/i

/** SheetJS trusts the headers of a zip file, so it gets a new one made from the actual content. */
export async function readZipBook(bytes: Buffer, limits: BookLimits): Promise<BookSheet[]> {
  const zip = await openZip(bytes, limits.unpackedBytes)
  try {
    if (isOpenDocument(zip)) return await readOpenDocumentZip(zip, limits)
    const parts = await workbookParts(zip)
    const sheets = await readWithSheetJs(writeZip(parts), limits)
    const hidden = hiddenParts(parts, limits)
    return sheets.map((sheet, i) => ({ ...sheet, ...hidden[i] }))
  } finally {
    zip.close()
  }
}

function isOpenDocument(zip: Zip): boolean {
  return zip.has('content.xml') && zip.has('META-INF/manifest.xml')
}

async function readOpenDocumentZip(zip: Zip, limits: BookLimits): Promise<BookSheet[]> {
  const manifest = await readPart(zip, 'META-INF/manifest.xml')
  if (manifest.includes('encryption-data')) throw new SheetError('encrypted', 'is protected by a password')
  return readOpenDocument(zip.read('content.xml'), limits)
}

/** By sheet; the workbook lists its sheets in this order, and refers to their files. */
function hiddenParts(parts: readonly ZipPart[], limits: BookLimits): Hidden[] {
  const textOf = (pattern: RegExp) =>
    Buffer.from(parts.find(({ name }) => pattern.test(name))?.bytes ?? []).toString()
  const targets = new Map(
    [...textOf(/workbook\.xml\.rels$/i).matchAll(/<Relationship\s[^>]*>/g)].map(([tag]) => [
      attributeOf(tag, 'Id'),
      attributeOf(tag, 'Target'),
    ]),
  )
  const sheets = [...textOf(/(^|\/)workbook\.xml$/i).matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)]
  return sheets.slice(0, limits.sheets).map(([tag]) => {
    const file = targets.get(attributeOf(tag, String.raw`\w+:id`))?.replace(/^.*\//, '')
    const part = parts.find(({ name }) => file && name.endsWith(`worksheets/${file}`))
    const bytes = part?.bytes ?? new Uint8Array()
    return {
      hiddenColumns: hiddenColumnsOf(bytes, limits.columns),
      hiddenRows: hiddenRowsOf(bytes, limits.rows),
    }
  })
}

function attributeOf(tag: string, name: string): string {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? ''
}

async function workbookParts(zip: Zip): Promise<ZipPart[]> {
  const names = zip.names().filter(name => NEEDED.test(name) && !NEEDLESS.test(name))
  if (!names.some(name => /(^|\/)workbook\d*\.(xml|bin)$/i.test(name))) throw notASheet()
  if (names.length > MOST_PARTS) throw new SheetError('too_large', 'has far too many parts')
  const parts: ZipPart[] = []
  for (const name of names) parts.push({ name, bytes: limitFormats(name, await readPart(zip, name)) })
  return parts
}

/** Excel's limit for a number format. A longer one would make every cell as long as itself. */
const LONG_FORMAT = /(formatCode\s*=\s*)(?:"[^"]{256,}"|'[^']{256,}')/gi

function limitFormats(name: string, bytes: Buffer): Buffer {
  if (!/styles\d*\.xml$/i.test(name)) return bytes
  return Buffer.from(bytes.toString('latin1').replace(LONG_FORMAT, '$1"General"'), 'latin1')
}

async function readPart(zip: Zip, name: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of zip.read(name)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function notASheet(): SheetError {
  return new SheetError('not_a_sheet', 'is a zip file without a workbook in it')
}
