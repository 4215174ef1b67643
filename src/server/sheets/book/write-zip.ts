import { crc32, deflateRawSync } from 'node:zlib'

export type ZipPart = { name: string; bytes: Uint8Array }
type Entry = { name: Buffer; data: Uint8Array; method: number; crc: number; size: number; offset: number }

const STORED = 0
const DEFLATED = 8
const UTF8_NAMES = 0x0800
/** January 1, 1980, the earliest date in a zip file. */
const DATE = 0x0021

/** A zip file with stored or compressed entries. */
export function writeZip(parts: readonly ZipPart[], { isCompressed = false } = {}): Buffer {
  const pieces: Uint8Array[] = []
  const entries: Entry[] = []
  let offset = 0
  for (const { name, bytes } of parts) {
    const entry: Entry = {
      name: Buffer.from(name),
      data: isCompressed ? deflateRawSync(bytes, { level: 6 }) : bytes,
      method: isCompressed ? DEFLATED : STORED,
      crc: crc32(bytes),
      size: bytes.length,
      offset,
    }
    const head = localHeader(entry)
    entries.push(entry)
    pieces.push(head, entry.name, entry.data)
    offset += head.length + entry.name.length + entry.data.length
  }
  const directory = Buffer.concat(entries.flatMap(entry => [directoryHeader(entry), entry.name]))
  return Buffer.concat([...pieces, directory, endOfDirectory(entries.length, directory.length, offset)])
}

function localHeader(entry: Entry): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  writeShared(head, 4, entry)
  return head
}

function directoryHeader(entry: Entry): Buffer {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(20, 4)
  writeShared(head, 6, entry)
  head.writeUInt32LE(entry.offset, 42)
  return head
}

/** The fields common to both kinds of header. */
function writeShared(head: Buffer, at: number, { name, data, method, crc, size }: Entry): void {
  head.writeUInt16LE(20, at)
  head.writeUInt16LE(UTF8_NAMES, at + 2)
  head.writeUInt16LE(method, at + 4)
  head.writeUInt16LE(DATE, at + 8)
  head.writeUInt32LE(crc, at + 10)
  head.writeUInt32LE(data.length, at + 14)
  head.writeUInt32LE(size, at + 18)
  head.writeUInt16LE(name.length, at + 22)
}

function endOfDirectory(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
