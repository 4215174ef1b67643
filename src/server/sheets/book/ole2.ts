import { SheetError } from '../sheet.ts'

export type Ole2 = {
  has: (name: string) => boolean
  /** Null when there is no such stream. */
  read: (name: string) => Buffer | null
}
type Stream = { name: string; start: number; size: number; isRoot: boolean }
type Sectors = { sizeBytes: number; at: (index: number) => Buffer; next: (index: number) => number }

const HEADER_BYTES = 512
const ENTRY_BYTES = 128
const ADDRESSES_IN_HEADER = 109
const LAST_SECTOR = 0xfffffffa
const ROOT = 5
const STREAM = 2

/**
 * Microsoft's compound file format. SheetJS's own reader follows cycles of sectors, and reads a sector as
 * often as it is referenced.
 */
export function openOle2(bytes: Buffer): Ole2 {
  if (bytes.length < HEADER_BYTES) throw damaged()
  const sectors = readSectors(bytes)
  const streams = listStreams(readChain(sectors, bytes.readUInt32LE(48)))
  const root = streams.find(stream => stream.isRoot)
  const cutoff = bytes.readUInt32LE(56)
  const find = (name: string) =>
    streams.find(stream => !stream.isRoot && stream.name.toLowerCase() === name.toLowerCase())
  return {
    has: name => find(name) !== undefined,
    read: name => {
      const stream = find(name)
      if (!stream) return null
      const isSmall = stream.size < cutoff
      const source = isSmall ? smallSectors(bytes, sectors, root) : sectors
      return cutTo(readChain(source, stream.start), stream.size)
    },
  }
}

function readSectors(bytes: Buffer): Sectors {
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) throw damaged()
  const sizeBytes = 2 ** shift
  const at = (index: number) => slice(bytes, (index + 1) * sizeBytes, sizeBytes)
  const table = Buffer.concat(tableAddresses(bytes, at, sizeBytes).map(at))
  return { sizeBytes, at, next: index => readAddress(table, index) }
}

/** The locations of the sector allocation table. */
function tableAddresses(bytes: Buffer, at: Sectors['at'], sizeBytes: number): number[] {
  const count = bytes.readUInt32LE(44)
  const most = bytes.length / sizeBytes
  if (count > most) throw damaged()
  const addresses = readAddresses(bytes.subarray(76, 76 + ADDRESSES_IN_HEADER * 4))
  let more = bytes.readUInt32LE(68)
  for (let seen = 0; addresses.length < count && more < LAST_SECTOR; seen++) {
    if (seen > most) throw damaged()
    const list = readAddresses(at(more))
    more = list.pop() ?? LAST_SECTOR
    addresses.push(...list)
  }
  return addresses.slice(0, count)
}

function readAddresses(bytes: Buffer): number[] {
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32LE(index * 4))
}

function readAddress(table: Buffer, index: number): number {
  if (index * 4 + 4 > table.length) throw damaged()
  return table.readUInt32LE(index * 4)
}

function readChain(sectors: Sectors, start: number): Buffer {
  const pieces: Buffer[] = []
  const seen = new Set<number>()
  for (let index = start; index < LAST_SECTOR; index = sectors.next(index)) {
    if (seen.has(index)) throw damaged()
    seen.add(index)
    pieces.push(sectors.at(index))
  }
  return Buffer.concat(pieces)
}

/** Small streams share one stream of the root, in sectors of their own. */
function smallSectors(bytes: Buffer, sectors: Sectors, root: Stream | undefined): Sectors {
  if (!root) throw damaged()
  const store = readChain(sectors, root.start)
  const table = readChain(sectors, bytes.readUInt32LE(60))
  const sizeBytes = 2 ** bytes.readUInt16LE(32)
  return {
    sizeBytes,
    at: index => slice(store, index * sizeBytes, sizeBytes),
    next: index => readAddress(table, index),
  }
}

function listStreams(directory: Buffer): Stream[] {
  const count = Math.floor(directory.length / ENTRY_BYTES)
  const entries = Array.from({ length: count }, (_, i) =>
    directory.subarray(i * ENTRY_BYTES, (i + 1) * ENTRY_BYTES),
  )
  return entries
    .filter(entry => entry[66] === STREAM || entry[66] === ROOT)
    .map(entry => ({
      name: entry.toString('utf16le', 0, Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2)),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
      isRoot: entry[66] === ROOT,
    }))
}

/** The last sector of a file may be shorter than the others. */
function slice(bytes: Buffer, start: number, length: number): Buffer {
  if (start >= bytes.length) throw damaged()
  return bytes.subarray(start, start + length)
}

function cutTo(content: Buffer, size: number): Buffer {
  if (content.length < size) throw damaged()
  return content.subarray(0, size)
}

function damaged(): SheetError {
  return new SheetError('truncated', 'is cut off or damaged: it cannot be unpacked')
}
