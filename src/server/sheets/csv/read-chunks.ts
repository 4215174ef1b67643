import { open } from 'node:fs/promises'

const CHUNK_BYTES = 128 * 1024

/** A file piece by piece, all in the same memory: each piece holds only until the next. */
export async function* readChunks(path: string): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES)
  const file = await open(path)
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}
