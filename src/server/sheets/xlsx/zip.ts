import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import yauzl from 'yauzl'
import { SheetError } from '../sheet.ts'

export type Zip = {
  names: () => string[]
  has: (name: string) => boolean
  sizeOf: (name: string) => number
  read: (name: string) => AsyncGenerator<Buffer>
  close: () => void
}

const MOST_ENTRIES = 10_000

/** Opens a zip file whose entries together unpack to no more than the given size. */
export async function openZip(source: string | Buffer, maxUnpackedBytes: number): Promise<Zip> {
  const file = await openSource(source).catch(explain)
  const entries = new Map<string, yauzl.Entry>()
  try {
    for await (const entry of file.eachEntry()) {
      if (entries.size >= MOST_ENTRIES) throw tooLarge()
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    file.close()
    return explain(error)
  }
  let unpacked = 0
  return {
    names: () => [...entries.keys()],
    has: name => entries.has(name),
    sizeOf: name => entries.get(name)?.uncompressedSize ?? 0,
    close: () => file.close(),
    read: async function* (name) {
      const entry = entries.get(name)
      if (!entry) throw damaged()
      if (entry.isEncrypted()) throw new SheetError('encrypted', 'is protected by a password')
      unpacked += entry.uncompressedSize
      // The unpacker verifies the size that an entry claims.
      if (unpacked > maxUnpackedBytes) throw tooLarge()
      yield* checked(await file.openReadStreamPromise(entry).catch(explain), entry.crc32)
    },
  }
}

function openSource(source: string | Buffer): Promise<yauzl.ZipFile> {
  const options = { lazyEntries: true, autoClose: false } as const
  return typeof source === 'string'
    ? yauzl.openPromise(source, options)
    : yauzl.fromBufferPromise(source, options)
}

async function* checked(stream: Readable, expected: number): AsyncGenerator<Buffer> {
  let sum = 0
  try {
    for await (const chunk of stream) {
      sum = crc32(chunk, sum)
      yield chunk
    }
  } catch (error) {
    explain(error)
  }
  if (sum !== expected) throw damaged()
}

function explain(error: unknown): never {
  throw error instanceof SheetError || isOfTheSystem(error) ? error : damaged()
}

/** A disk failure is not the file's fault. */
function isOfTheSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

function damaged(): SheetError {
  return new SheetError('truncated', 'is cut off or damaged: it cannot be unpacked')
}

function tooLarge(): SheetError {
  return new SheetError('too_large', 'unpacks to more than is allowed')
}
