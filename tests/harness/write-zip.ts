import { crc32, deflateRawSync } from 'node:zlib'

type ZipEntry = { name: string; content: string | Buffer }
type Packed = { name: Buffer; data: Buffer; crc: number; size: number; offset: number }

/** A zip file, as plain as its format allows. */
export function writeZip(entries: ZipEntry[]): Buffer {
  const packed: Packed[] = []
  const parts: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const bytes = Buffer.from(content)
    const entry = {
      name: Buffer.from(name),
      data: deflateRawSync(bytes),
      crc: crc32(bytes),
      size: bytes.length,
      offset,
    }
    const local = [header(0x04034b50, [20], entry, []), entry.name, entry.data]
    packed.push(entry)
    parts.push(...local)
    offset += local.reduce((sum, part) => sum + part.length, 0)
  }
  const directory = Buffer.concat(
    packed.flatMap(entry => [header(0x02014b50, [20, 20], entry, [0, 0, 0, 0, entry.offset]), entry.name]),
  )
  return Buffer.concat([...parts, directory, endOf(packed.length, directory.length, offset)])
}

/** The fields both kinds of header share stand between those of their own. */
function header(signature: number, versions: number[], entry: Packed, tail: number[]): Buffer {
  const DEFLATED = 8
  const first = [0, DEFLATED, 0, 0]
  const bytes = Buffer.alloc(4 + versions.length * 2 + 8 + 12 + 4 + (tail.length > 0 ? 14 : 0))
  let at = bytes.writeUInt32LE(signature, 0)
  for (const value of [...versions, ...first]) at = bytes.writeUInt16LE(value, at)
  for (const value of [entry.crc, entry.data.length, entry.size]) at = bytes.writeUInt32LE(value, at)
  for (const value of [entry.name.length, 0]) at = bytes.writeUInt16LE(value, at)
  if (tail.length === 0) return bytes
  for (const value of tail.slice(0, 3)) at = bytes.writeUInt16LE(value, at)
  for (const value of tail.slice(3)) at = bytes.writeUInt32LE(value, at)
  return bytes
}

function endOf(count: number, directoryLength: number, directoryOffset: number): Buffer {
  const bytes = Buffer.alloc(22)
  bytes.writeUInt32LE(0x06054b50, 0)
  bytes.writeUInt16LE(count, 8)
  bytes.writeUInt16LE(count, 10)
  bytes.writeUInt32LE(directoryLength, 12)
  bytes.writeUInt32LE(directoryOffset, 16)
  return bytes
}
