import type { Font } from 'fontkit'
import { encodeGlyph } from './encode-glyph.ts'

type Outline = { bytes: Uint8Array; advance: number; bearing: number }
type Tables = ReadonlyMap<string, Buffer>

/** The interface through which pdfkit embeds only the glyphs of a document. */
type FontCut = {
  /** Returns the number of the glyph in the subset. */
  includeGlyph: (glyph: number | { id: number }) => number
  encode: () => Buffer
}

/** Hints are programs for the original outlines of the file. */
const HINTS = ['cvt ', 'fpgm', 'prep']

/**
 * Creates subsets of TrueType fonts. fontkit can, too, but decodes and encodes every glyph for every
 * document, and its encoder of varied outlines does not work (foliojs/fontkit#308). Here each glyph is
 * prepared once and cached with its font.
 */
export function createCutter(sfnt: Buffer, font: Font): () => FontCut {
  const tables = readTables(sfnt)
  const outlines = new Map<number, Outline>()
  const outlineOf = (id: number): Outline => {
    const known = outlines.get(id) ?? readOutline(tables, font, id)
    outlines.set(id, known)
    return known
  }
  const kept = new Map([...tables].filter(([tag]) => !isVaried(font) && HINTS.includes(tag)))
  return () => {
    const numbers = new Map([[0, 0]])
    return {
      includeGlyph: glyph => {
        const id = typeof glyph === 'number' ? glyph : glyph.id
        const number = numbers.get(id) ?? numbers.size
        numbers.set(id, number)
        return number
      },
      encode: () => writeFont(tables, kept, [...numbers.keys()].map(outlineOf)),
    }
  }
}

function isVaried(font: Font): boolean {
  return Object.keys(font.variationAxes).length > 0
}

function readTables(sfnt: Buffer): Tables {
  const count = sfnt.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + 16 * index
      const start = sfnt.readUInt32BE(entry + 8)
      const length = sfnt.readUInt32BE(entry + 12)
      return [sfnt.toString('latin1', entry, entry + 4), sfnt.subarray(start, start + length)]
    }),
  )
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag)
  if (!found) throw new Error(`the font has no table ${tag}`)
  return found
}

/**
 * Copied from the file, unless it is composed of other glyphs or has another weight: then its outline is
 * encoded again.
 */
function readOutline(tables: Tables, font: Font, id: number): Outline {
  const glyph = font.getGlyph(id)
  const bytes = glyphBytes(tables, id)
  const advance = Math.round(glyph.advanceWidth)
  if (bytes.length === 0) return { bytes, advance, bearing: 0 }
  const isComposite = bytes.readInt16BE(0) < 0
  if (!isComposite && !isVaried(font)) return { bytes, advance, bearing: bearingOf(tables, id) }
  const drawn = Buffer.from(encodeGlyph(glyph.path))
  return { bytes: drawn, advance, bearing: isVaried(font) ? drawn.readInt16BE(2) : bearingOf(tables, id) }
}

function glyphBytes(tables: Tables, id: number): Buffer {
  const loca = table(tables, 'loca')
  const isLong = table(tables, 'head').readInt16BE(50) === 1
  const offset = (at: number) => (isLong ? loca.readUInt32BE(4 * at) : 2 * loca.readUInt16BE(2 * at))
  return table(tables, 'glyf').subarray(offset(id), offset(id + 1))
}

/** The last glyphs of a font may share one width and have only a bearing. */
function bearingOf(tables: Tables, id: number): number {
  const hmtx = table(tables, 'hmtx')
  const withWidth = table(tables, 'hhea').readUInt16BE(34)
  return hmtx.readInt16BE(id < withWidth ? 4 * id + 2 : 4 * withWidth + 2 * (id - withWidth))
}

function writeFont(tables: Tables, kept: Tables, outlines: readonly Outline[]): Buffer {
  const glyf = outlines.map(({ bytes }) => padded(bytes))
  const head = Buffer.from(table(tables, 'head'))
  head.writeInt16BE(1, 50)
  const hhea = Buffer.from(table(tables, 'hhea'))
  hhea.writeUInt16BE(outlines.length, 34)
  const maxp = Buffer.from(table(tables, 'maxp'))
  maxp.writeUInt16BE(outlines.length, 4)
  return writeTables(
    new Map([
      ...kept,
      ['glyf', Buffer.concat(glyf)],
      ['head', head],
      ['hhea', hhea],
      ['hmtx', writeMetrics(outlines)],
      ['loca', writeOffsets(glyf)],
      ['maxp', maxp],
    ]),
  )
}

function writeMetrics(outlines: readonly Outline[]): Buffer {
  const hmtx = Buffer.alloc(4 * outlines.length)
  for (const [index, { advance, bearing }] of outlines.entries()) {
    hmtx.writeUInt16BE(advance, 4 * index)
    hmtx.writeInt16BE(bearing, 4 * index + 2)
  }
  return hmtx
}

function writeOffsets(glyf: readonly Uint8Array[]): Buffer {
  const loca = Buffer.alloc(4 * (glyf.length + 1))
  let offset = 0
  for (const [index, bytes] of glyf.entries()) {
    offset += bytes.length
    loca.writeUInt32BE(offset, 4 * (index + 1))
  }
  return loca
}

/** PDF readers ignore checksums. */
function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const directory = Buffer.alloc(12 + 16 * sorted.length)
  const exponent = Math.floor(Math.log2(sorted.length))
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(sorted.length, 4)
  directory.writeUInt16BE(16 * 2 ** exponent, 6)
  directory.writeUInt16BE(exponent, 8)
  directory.writeUInt16BE(16 * (sorted.length - 2 ** exponent), 10)
  let offset = directory.length
  for (const [index, [tag, bytes]] of sorted.entries()) {
    const entry = 12 + 16 * index
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(bytes.length, entry + 12)
    offset += padded(bytes).length
  }
  return Buffer.concat([directory, ...sorted.map(([, bytes]) => padded(bytes))])
}

function padded(bytes: Uint8Array): Uint8Array {
  const padding = (4 - (bytes.length % 4)) % 4
  return padding === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(padding)])
}
