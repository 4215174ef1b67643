import { open } from 'node:fs/promises'

const CHUNK_BYTES = 128 * 1024

/** Reads a file in chunks that share one buffer: each chunk is valid only until the next. */
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
