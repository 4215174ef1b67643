import { stat } from 'node:fs/promises'
import { SheetError, type SheetProgress } from '../sheet.ts'
import { readChunks } from './read-chunks.ts'

/** Decodes a file chunk by chunk, without its byte order mark. */
export async function* decodeFile(
  path: string,
  encoding: string,
  onProgress?: SheetProgress,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const { size } = await stat(path)
  let done = 0
  for await (const chunk of readChunks(path)) {
    yield decode(() => decoder.decode(chunk, { stream: true }), encoding)
    done += chunk.length
    onProgress?.(done, size)
  }
  yield decode(() => decoder.decode(), encoding)
}

function decode(work: () => string, encoding: string): string {
  try {
    return work()
  } catch {
    throw new SheetError(
      'encoding',
      `is not ${encoding} text throughout, or is cut off in the middle of a character`,
    )
  }
}
